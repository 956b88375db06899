import type { ProjectSlug } from './projects';
import type { ServiceSlug } from './services';
import type { TrainingSlug } from './training';

/** In-site path of the contact form (decisions: Names that people and assistive technology rely on). */
export const formPath = '/contact-us/#form';

/** In-site path of a service's page (specification section 2). */
export function servicePath<Slug extends ServiceSlug>(slug: Slug): `/services/${Slug}/` {
  return `/services/${slug}/`;
}

/** In-site path of a training category's page (specification section 2). */
export function trainingPath<Slug extends TrainingSlug>(slug: Slug): `/training/${Slug}/` {
  return `/training/${slug}/`;
}

/** In-site path of a project's page (decisions: Project detail). */
export function projectPath<Slug extends ProjectSlug>(slug: Slug): `/projects/${Slug}/` {
  return `/projects/${slug}/`;
}
