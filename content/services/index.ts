import { findBySlug } from '../find-by-slug';
import { markEach, provisional } from '../provisional';
import { engineeringConsultation } from './engineering-consultation';
import { erpSolution } from './erp-solution';
import { healthSafetyAndEnvironmental } from './health-safety-and-environmental';
import { integratedLogisticsSolutions } from './integrated-logistics-solutions';
import { liftingInspectionServices } from './lifting-inspection-services';
import { maintenanceConsultationServices } from './maintenance-consultation-services';
import { majorMaintenanceAndCampaigns } from './major-maintenance-and-campaigns';
import { manpowerSupplyOutsourcing } from './manpower-supply-outsourcing';
import { marineServices } from './marine-services';
import { offshoreStructureAndCranesRepair } from './offshore-structure-and-cranes-repair';
import { onshoreAndOffshoreInspectionServices } from './onshore-and-offshore-inspection-services';
import { operationsSupportServices } from './operations-support-services';
import { projectManagement } from './project-management';
import { ropeAccess } from './rope-access';
import type { Service } from './service';
import { turnaroundAndPlannedShutdowns } from './turnaround-and-planned-shutdowns-turnkey';

/** Scope items of the fifteen services, of which the specification gives PPE alone. The launch check lists the line. */
export const proposedItems = provisional(
  'Scope items proposed for the fifteen services',
  'confirm what each service covers',
);

const records = [
  engineeringConsultation,
  projectManagement,
  erpSolution,
  offshoreStructureAndCranesRepair,
  turnaroundAndPlannedShutdowns,
  majorMaintenanceAndCampaigns,
  operationsSupportServices,
  maintenanceConsultationServices,
  onshoreAndOffshoreInspectionServices,
  liftingInspectionServices,
  ropeAccess,
  healthSafetyAndEnvironmental,
  integratedLogisticsSolutions,
  manpowerSupplyOutsourcing,
  marineServices,
] as const satisfies readonly Service[];

/** The services in the order of specification section 2; each has its page at `/services/{linkTo}/`. */
export const services = markEach(
  records,
  (field, text) =>
    /^items\.(name|desc|contents\.content)$/.test(field) && text !== 'PPE supply and management',
);

/** Slug of a service page, spelt exactly as in specification section 2. */
export type ServiceSlug = (typeof services)[number]['linkTo'];

/** The service with this slug (specification section 2). Throws, naming the known slugs, so a wrong link stops the build. */
export function getService(slug: string): Service & { linkTo: ServiceSlug } {
  return findBySlug(services, slug, 'service');
}
