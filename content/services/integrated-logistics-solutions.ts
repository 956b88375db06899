import { provisional } from '../provisional';
import type { Service } from './service';

/** Integrated Logistics Solutions: the page at `/services/integrated-logistics-solutions/` (specification sections 2 and 3). */
export const integratedLogisticsSolutions = {
  id: 13,
  title: 'Integrated Logistics Solutions',
  desc: 'Freight, customs, warehousing and door-to-rig tracking, with supply from the US market.',
  image: 'services/integrated-logistics-solutions',
  placeHolderImage: 'services/integrated-logistics-solutions',
  linkTo: 'integrated-logistics-solutions',
  heading: 'From the supplier’s door to the rig',
  text: [
    'A part is late until it is on the rig, whatever the air waybill says. Each consignment is followed from the supplier’s door to the pipe deck, and the client sees one status line per package instead of a chain of emails.',
    provisional(
      'Goods move by sea, air or road under the Incoterms rule named in the order, and customs papers are prepared before the cargo leaves. Dangerous goods travel under the IMDG Code at sea and the IATA Dangerous Goods Regulations by air. Timber packing is treated and marked to ISPM 15, so that a crate is not held at the port. Heavy pieces get a lift plan and are lashed to the IMO CSS Code.',
      'confirm the codes worked to',
    ),
    'Parts bought on the US market are brought together there, checked against the order and preserved for storage. At the supply base, cargo is staged so that what the platform needs first comes off the vessel first.',
  ],
  offer: 'Eight logistics services, from the freight booking to delivery at the rig.',
  ask: 'Ask about logistics',
  closing: 'Tell us what has to be where, and when',
  items: [
    { id: 1, name: 'Freight forwarding by sea, air and land', contents: null },
    { id: 2, name: 'Customs clearance', contents: null },
    { id: 3, name: 'Project and heavy-lift cargo', contents: null },
    { id: 4, name: 'Warehousing and inventory', contents: null },
    { id: 5, name: 'Supply base and quayside services', contents: null },
    { id: 6, name: 'Procurement and consolidation from the US market', contents: null },
    { id: 7, name: 'Packing, preservation and traceability', contents: null },
    { id: 8, name: 'Door-to-rig delivery tracking', contents: null },
  ],
  meta: {
    description:
      'Freight forwarding, customs clearance, heavy-lift cargo, warehousing, supply base services and US procurement, tracked from supplier to rig.',
    keywords: [
      'oil and gas logistics',
      'freight forwarding',
      'customs clearance',
      'heavy-lift cargo',
      'supply base services',
      'procurement from the US',
      'door-to-rig delivery',
    ],
    share: 'Freight, customs, storage and delivery, followed to the rig',
  },
} as const satisfies Service;
