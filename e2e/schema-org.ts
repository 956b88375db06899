/**
 * The part of schema.org's vocabulary that this site uses, and a check of structured data against it.
 *
 * Each entry is as the type's own page on schema.org documents it: what the type is a kind of, and the
 * kinds of value that each property takes. A type or property that the site comes to use is looked up there and
 * added here; until then it fails.
 */

type SchemaType = {
  /** Types that this one is a kind of; it has their properties too. */
  kindOf: readonly string[];
  properties: { readonly [property: string]: readonly string[] };
};

/** Kinds of value besides types: schema.org's data types that the site uses. */
const dataTypes = ['Text', 'URL', 'Integer'];

const vocabulary: { readonly [type: string]: SchemaType } = {
  Thing: {
    kindOf: [],
    properties: {
      name: ['Text'],
      description: ['Text', 'TextObject'],
      url: ['URL'],
      sameAs: ['URL'],
    },
  },
  Intangible: { kindOf: ['Thing'], properties: {} },
  CreativeWork: {
    kindOf: ['Thing'],
    properties: {
      inLanguage: ['Language', 'Text'],
      provider: ['Organization', 'Person'],
      publisher: ['Organization', 'Person'],
    },
  },
  Organization: {
    kindOf: ['Thing'],
    properties: {
      legalName: ['Text'],
      logo: ['ImageObject', 'URL'],
      email: ['Text'],
      telephone: ['Text'],
      address: ['PostalAddress', 'Text'],
    },
  },
  StructuredValue: { kindOf: ['Intangible'], properties: {} },
  ContactPoint: { kindOf: ['StructuredValue'], properties: {} },
  PostalAddress: {
    kindOf: ['ContactPoint'],
    properties: {
      streetAddress: ['Text'],
      addressLocality: ['Text'],
      addressCountry: ['Country', 'Text'],
    },
  },
  WebSite: { kindOf: ['CreativeWork'], properties: {} },
  ItemList: {
    kindOf: ['Intangible'],
    properties: {
      itemListElement: ['ListItem', 'Text', 'Thing'],
      numberOfItems: ['Integer'],
    },
  },
  BreadcrumbList: { kindOf: ['ItemList'], properties: {} },
  OfferCatalog: { kindOf: ['ItemList'], properties: {} },
  ListItem: {
    kindOf: ['Intangible'],
    properties: {
      position: ['Integer', 'Text'],
      // An address stands for the thing at it; Google's breadcrumb documentation gives it so.
      item: ['Thing', 'URL'],
    },
  },
  Service: {
    kindOf: ['Intangible'],
    properties: {
      serviceType: ['GovernmentBenefitsType', 'Text'],
      provider: ['Organization', 'Person'],
      hasOfferCatalog: ['OfferCatalog'],
    },
  },
  Offer: {
    kindOf: ['Intangible'],
    properties: {
      itemOffered: ['AggregateOffer', 'CreativeWork', 'Event', 'MenuItem', 'Product', 'Service', 'Trip'],
    },
  },
  LearningResource: { kindOf: ['CreativeWork'], properties: {} },
  Course: { kindOf: ['CreativeWork', 'LearningResource'], properties: {} },
};

/** An entry of structured data, as parsed. */
export type Data = { [key: string]: unknown };

/** The structured data of a page, each entry of a graph by itself. Throws where a block is no JSON-LD of schema.org. */
export function dataOf(html: string): Data[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
    ([, json = '']) => {
      const { '@context': context, '@graph': graph, ...rest } = JSON.parse(json) as Data;
      if (context !== 'https://schema.org') throw new Error(`@context is ${JSON.stringify(context)}`);
      return (graph as Data[] | undefined) ?? [rest];
    },
  );
}

/** Every object in structured data, at whatever depth. */
export function objectsIn(data: unknown): Data[] {
  if (Array.isArray(data)) return data.flatMap(objectsIn);
  if (data === null || typeof data !== 'object') return [];
  return [data as Data, ...Object.values(data).flatMap(objectsIn)];
}

/** The type itself and everything it is a kind of. */
function kindsOf(type: string): string[] {
  return [type, ...(vocabulary[type]?.kindOf ?? []).flatMap(kindsOf)];
}

/** Kinds of value that a property of a type takes; none when the type has no such property. */
function valuesOf(type: string, property: string): readonly string[] | undefined {
  return kindsOf(type)
    .map((kind) => vocabulary[kind]?.properties[property])
    .find((values) => values !== undefined);
}

/** Whether a text is a whole web address. */
export function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

/**
 * What schema.org does not document so, in words: unknown types and properties, values of another kind.
 *
 * @param data   one value, or several
 * @param wanted kinds of value that may stand here
 * @param place  where it stands, for the messages
 */
export function faultsIn(data: unknown, wanted: readonly string[] = ['Thing'], place = ''): string[] {
  if (Array.isArray(data)) {
    if (data.length === 0) return [`${place}: an empty list`];
    return data.flatMap((entry, index) => faultsIn(entry, wanted, `${place}[${index}]`));
  }
  const fits = (kind: string) => wanted.includes(kind);
  const wrong = [`${place}: ${JSON.stringify(data)} is none of ${wanted.join(', ')}`];
  if (typeof data === 'string') {
    return (fits('Text') && data.trim() !== '') || (fits('URL') && isAddress(data)) ? [] : wrong;
  }
  if (typeof data === 'number') return fits('Integer') && Number.isInteger(data) ? [] : wrong;
  if (data === null || typeof data !== 'object') return wrong;

  const { '@type': type, '@id': id, ...properties } = data as Data;
  const faults = id === undefined || (typeof id === 'string' && isAddress(id)) ? [] : [`${place}: @id ${id}`];
  if (type === undefined) {
    // A reference: the thing itself stands elsewhere, under this id.
    const isReference = id !== undefined && Object.keys(properties).length === 0;
    return isReference && wanted.some((kind) => !dataTypes.includes(kind)) ? faults : wrong;
  }
  if (typeof type !== 'string' || !vocabulary[type])
    return [`${place}: unknown type ${JSON.stringify(type)}`];
  const at = `${place}/${type}`;
  if (!kindsOf(type).some(fits)) faults.push(`${at}: none of ${wanted.join(', ')}`);
  for (const [property, value] of Object.entries(properties)) {
    const values = valuesOf(type, property);
    if (values) faults.push(...faultsIn(value, values, `${at}.${property}`));
    else faults.push(`${at}: no such property as ${property}`);
  }
  return faults;
}
