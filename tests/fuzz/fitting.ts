import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';
import { thingsNamed, type Things } from './names-of-things.ts';
import { cursor, oddMoment } from './oddities.ts';

type Schema = z.core.$ZodType;

/** Values that a schema takes, as far as it says in its own words what it takes; names of what is there where a field is called so. */
export const fitting = (schema: Schema, things: Things, field = ''): Arbitrary<unknown> => {
  const within = (inner: Schema, name = field) => fitting(inner, things, name);
  const {
    _zod: { def, bag },
  } = schema as z.core.$ZodTypes;
  switch (def.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(def.shape).map(([name, inner]) => [name, within(inner as Schema, name)])));
    case 'array':
      return fc.array(within(def.element), {
        minLength: bounds(bag).least ?? 0,
        maxLength: Math.min(bounds(bag).most ?? 4, (bounds(bag).least ?? 0) + 3),
      });
    case 'string':
      return text(def as z.core.$ZodStringDef & { format?: string }, bag, thingsNamed(things, field), field);
    case 'number':
      return number(bag, thingsNamed(things, field));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'literal':
      return fc.constantFrom<unknown>(...def.values);
    case 'enum':
      return fc.constantFrom<unknown>(...Object.values(def.entries));
    case 'union':
      return fc.oneof(...def.options.map((option) => within(option)));
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(within(def.innerType), { nil: undefined, freq: 2 });
    case 'nullable':
      return fc.option(within(def.innerType), { freq: 3 });
    case 'pipe':
      return fc.oneof(...[def.in, def.out].filter((part) => kindOf(part) !== 'transform').map((part) => within(part)));
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 10 }), within(def.valueType), { maxKeys: 3 });
    default:
      throw new Error(`${field} is a ${def.type}, of which nobody knows what it takes.`);
  }
};

const kindOf = ({ _zod: { def } }: Schema): string => def.type;

/** What a schema keeps of its checks. */
type Bag = Record<string, unknown>;
const bounds = ({ minimum, maximum }: Bag) => ({ least: minimum as number | undefined, most: maximum as number | undefined });

const text = ({ format }: { format?: string }, bag: Bag, known: readonly string[], field: string): Arbitrary<string> => {
  if (field === 'after') return cursor;
  const usual = ofFormat(format, bag) ?? (/(time|date)$|^(from|to)$/i.test(field) ? oddMoment : plain(bag));
  return known.length === 0 ? usual : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: usual });
};

const ofFormat = (format: string | undefined, bag: Bag): Arbitrary<string> | undefined => {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'datetime')
    return fc.date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') }).map((at) => at.toISOString());
  const pattern = (bag['patterns'] as Set<RegExp> | undefined)?.values().next().value;
  // What looks ahead cannot be written backwards.
  return pattern && !pattern.source.includes('(?') ? fc.stringMatching(pattern) : undefined;
};

const plain = (bag: Bag): Arbitrary<string> => {
  const { least = 0, most = 40 } = bounds(bag);
  return fc.string({
    unit: fc.oneof(fc.constantFrom(...'ABC abc 0129 -/.,'), fc.constantFrom(...'熊猫é👟')),
    minLength: least,
    maxLength: Math.max(least, Math.min(most, least + 30)),
  });
};

const number = (bag: Bag, known: readonly string[]): Arbitrary<number> => {
  const { least = 0, most = 1_000_000 } = bounds(bag);
  const usual = fc.oneof(fc.integer({ min: least, max: Math.max(least, Math.min(most, least + 20)) }), fc.constantFrom(least, most));
  return known.length === 0 ? usual : fc.oneof(fc.constantFrom(...known.map(Number)), usual);
};
