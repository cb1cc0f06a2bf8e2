import { safeParse, type z } from 'zod';

type Schema = z.core.$ZodType;
type Known = Readonly<Record<string, unknown>>;
/** One of several; never called with none. */
type Pick = <Option>(options: readonly Option[]) => Option;

const first: Pick = ([option]) => option!;

/**
 * Something that a schema takes: what is known under the name of a field, where that fits, and otherwise the plainest there is. Texts that have to look a certain
 * way have to be known. `pick` chooses where the schema leaves a choice.
 */
export const plausible = (schema: Schema, known: Known = {}, pick: Pick = first): unknown => {
  const within = (inner: Schema) => plausible(inner, known, pick);
  const {
    _zod: { def, bag },
  } = schema as z.core.$ZodTypes;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .map(([name, field]) => [name, name in known && fits(field, known[name]) ? known[name] : within(field)])
          .filter(([, value]) => value !== undefined),
      );
    case 'array':
      return Array.from({ length: Number(bag['minimum'] ?? 0) }, () => within(def.element));
    case 'string':
      return 'because';
    case 'number':
      return Math.max(Number(bag['minimum'] ?? 1), 1);
    case 'boolean':
      return pick([false, true]);
    case 'literal':
      return pick(def.values);
    case 'enum':
      return pick(Object.values(def.entries));
    case 'union':
      return within(pick(def.options));
    case 'optional':
    case 'default':
    case 'prefault':
      return pick([undefined, within(def.innerType)]);
    case 'nullable':
      return pick([null, within(def.innerType)]);
    case 'pipe':
      return within(def.in);
    default:
      throw new Error(`Of a ${def.type} nobody knows what it takes.`);
  }
};

const fits = (schema: Schema, value: unknown): boolean => safeParse(schema, value).success;
