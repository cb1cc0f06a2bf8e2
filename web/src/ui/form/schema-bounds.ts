import type { z } from 'zod';

/** What a schema asks of one of its fields. */
export interface FieldBounds {
  /** It is refused while nothing is entered. */
  isRequired: boolean;
  /** In characters. */
  maxLength?: number;
  min?: number;
  max?: number;
}

type Schema = z.core.$ZodType;

/** The bounds of a field (`address.city`, `items.0.priceCents`); none for one that the schema does not know. */
export const boundsIn = (schema: Schema | undefined, field: string): FieldBounds => {
  const found = schema && fieldIn(schema, field.split('.'));
  if (!found) return { isRequired: false };
  const inner = unwrapped(found) as Partial<Record<'maxLength' | 'minValue' | 'maxValue', number | null>>;
  return {
    isRequired: !accepts(found, undefined) && !accepts(found, ''),
    ...(inner.maxLength != null && { maxLength: inner.maxLength }),
    ...(inner.minValue != null && { min: inner.minValue }),
    ...(inner.maxValue != null && { max: inner.maxValue }),
  };
};

const fieldIn = (schema: Schema, [key, ...rest]: readonly string[]): Schema | undefined => {
  if (key === undefined) return schema;
  const next = childOf(unwrapped(schema), key);
  return next && fieldIn(next, rest);
};

const childOf = (schema: Schema, key: string): Schema | undefined => {
  const def = definitionOf(schema);
  if (def.type === 'object') return Object.hasOwn(def.shape, key) ? def.shape[key] : undefined;
  return def.type === 'array' ? def.element : undefined;
};

/** Without what makes it optional, fills it in, or transforms what was entered. */
const unwrapped = (schema: Schema): Schema => {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return unwrapped(def.innerType);
    case 'pipe':
      return unwrapped(definitionOf(def.in).type === 'transform' ? def.out : def.in);
    default:
      return schema;
  }
};

type Definition = z.core.$ZodTypes['_zod']['def'];

const definitionOf = (schema: Schema): Definition => (schema as z.ZodType).def as Definition;

const accepts = (schema: Schema, value: unknown): boolean => (schema as z.ZodType).safeParse(value).success;
