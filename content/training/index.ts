import { findBySlug } from '../find-by-slug';
import { businessEssentials } from './business-essentials';
import type { TrainingCategory } from './category';
import { downstreamOilAndGas } from './downstream-oil-and-gas';
import { healthAndSafety } from './health-and-safety';
import { informationTechnology } from './information-technology';
import { midstreamOilAndGas } from './midstream-oil-and-gas';
import { upstreamOilAndGas } from './upstream-oil-and-gas';

/** The training catalogue in its order (specification section 3, training category). */
export const trainingCategories = [
  upstreamOilAndGas,
  midstreamOilAndGas,
  downstreamOilAndGas,
  healthAndSafety,
  businessEssentials,
  informationTechnology,
] as const satisfies readonly TrainingCategory[];

/** Slug of a category's page, spelt exactly as in specification section 2. */
export type TrainingSlug = (typeof trainingCategories)[number]['linkTo'];

/**
 * The category behind `/training/{slug}/` (specification section 2).
 * Throws, naming the known slugs, so that a wrong link stops the build.
 */
export function getTrainingCategory(slug: string): TrainingCategory & { linkTo: TrainingSlug } {
  return findBySlug(trainingCategories, slug, 'training category');
}
