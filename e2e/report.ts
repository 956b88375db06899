import type { Reporter, Suite } from '@playwright/test/reporter';

/** Ends a run with one plain line: `N passed, N failed`, and what was skipped, never ran or wanted a second try. */
export default class Report implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite) {
    this.suite = suite;
  }

  printsToStdio() {
    return false;
  }

  async onExit() {
    const tests = this.suite?.allTests() ?? [];
    const count = { passed: 0, failed: 0, skipped: 0, 'not run': 0, 'passed on a retry': 0 };
    for (const test of tests) {
      const outcome = test.outcome();
      if (test.results.length === 0) count['not run']++;
      else if (outcome === 'skipped') count.skipped++;
      else if (outcome === 'unexpected') count.failed++;
      else if (outcome === 'flaky') count['passed on a retry']++;
      else count.passed++;
    }
    const { passed, failed, ...rest } = count;
    const others = Object.entries(rest).filter(([, number]) => number > 0);
    console.log(
      [`${passed} passed`, `${failed} failed`, ...others.map(([name, number]) => `${number} ${name}`)].join(
        ', ',
      ),
    );
  }
}
