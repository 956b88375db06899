import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWithin } from './answer-within';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('hands the answer on', async () => {
  await expect(answerWithin(Promise.resolve('yes'), 15_000)).resolves.toBe('yes');
});

it('hands a failure on', async () => {
  await expect(answerWithin(Promise.reject(new Error('no')), 15_000)).rejects.toThrow('no');
});

it('leaves no timer behind', async () => {
  await answerWithin(Promise.resolve(), 15_000);
  expect(vi.getTimerCount()).toBe(0);
});

it('fails when no answer comes in time, and not before', async () => {
  const settled = vi.fn();
  const answer = answerWithin(new Promise(() => {}), 15_000).catch(settled);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await answer;
  expect(settled).toHaveBeenCalledWith(new Error('no answer within 15000 ms'));
});
