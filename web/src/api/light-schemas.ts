/** What the console reads of a schema. The rest of it the types have told already, and the server looks at every call anyway. */
export interface LightSchema {
  safeParse(value: unknown): { success: boolean };
  readonly shape: Readonly<Record<string, LightSchema>>;
}

/** Answers the value as it is taken, or `refused`. */
type Read = (value: unknown) => unknown;

const refused = Symbol('refused');

const where =
  (fits: (value: unknown) => boolean): Read =>
  (value) =>
    fits(value) ? value : refused;

/** Of a text or a list its length, as the limits of a schema mean it. */
const measure = (value: unknown): number => (typeof value === 'number' ? value : (value as string | readonly unknown[]).length);

class Schema implements LightSchema {
  readonly #read: Read;
  readonly shape: Readonly<Record<string, Schema>>;

  constructor(read: Read, shape: Readonly<Record<string, Schema>> = {}) {
    this.#read = read;
    this.shape = shape;
  }

  safeParse(value: unknown) {
    return { success: this.read(value) !== refused };
  }
  read(value: unknown): unknown {
    return this.#read(value);
  }

  trim() {
    return this.#then((value) => (value as string).trim());
  }
  min(least: number) {
    return this.#then(where((value) => measure(value) >= least));
  }
  max(most: number) {
    return this.#then(where((value) => measure(value) <= most));
  }
  int() {
    return this.#then(where(Number.isSafeInteger));
  }
  regex(form: RegExp) {
    return this.#then(where((value) => form.test(value as string)));
  }
  refine(fits: (value: unknown) => boolean) {
    return this.#then(where(fits));
  }
  transform(change: Read) {
    return this.#then(change);
  }
  pipe(next: Schema) {
    return this.#then((value) => next.read(value));
  }

  optional() {
    return this.#or(undefined, undefined);
  }
  nullable() {
    return this.#or(null, null);
  }
  nullish() {
    return this.nullable().optional();
  }
  default(value: unknown) {
    return this.#or(undefined, value);
  }
  prefault(value: unknown) {
    return new Schema((given) => this.read(given === undefined ? value : given), this.shape);
  }
  describe() {
    return this;
  }

  array() {
    return z.array(this);
  }
  extend(further: Readonly<Record<string, Schema>>) {
    return z.object({ ...this.shape, ...further });
  }
  omit(names: Readonly<Record<string, true>>) {
    return z.object(Object.fromEntries(Object.entries(this.shape).filter(([name]) => !(name in names))));
  }
  pick(names: Readonly<Record<string, true>>) {
    return z.object(Object.fromEntries(Object.entries(this.shape).filter(([name]) => name in names)));
  }
  partial() {
    return z.object(Object.fromEntries(Object.entries(this.shape).map(([name, field]) => [name, field.optional()])));
  }

  #then(next: Read): Schema {
    return new Schema((value) => {
      const taken = this.read(value);
      return taken === refused ? refused : next(taken);
    }, this.shape);
  }
  #or(given: unknown, instead: unknown): Schema {
    return new Schema((value) => (value === given ? instead : this.read(value)), this.shape);
  }
}

/** What only bodies and answers hold: the console reads neither. */
const anything = () => new Schema((value) => value);
const object = (shape: Readonly<Record<string, Schema>>) => new Schema((value) => value, shape);
const number = () => new Schema(where(Number.isFinite));
const valuesOf = (values: object): readonly unknown[] => Object.values(values);

/**
 * Stands for zod in the built console, which asks a schema only whether a list takes what an address says. The contracts are written and typed with zod,
 * and the server reads by it; a spec loads every contract with this one and holds the two against each other.
 */
export const z = {
  string: () => new Schema(where((value) => typeof value === 'string')),
  number,
  boolean: () => new Schema(where((value) => typeof value === 'boolean')),
  null: () => new Schema(where((value) => value === null)),
  literal: (value: unknown) => new Schema(where((given) => [value].flat().includes(given))),
  enum: (values: object) => new Schema(where((value) => valuesOf(values).includes(value))),
  array: (item: Schema) =>
    new Schema((value) => {
      if (!Array.isArray(value)) return refused;
      const items = value.map((one) => item.read(one));
      return items.includes(refused) ? refused : items;
    }),
  union: (choices: readonly Schema[]) =>
    new Schema((value) => {
      const choice = choices.find((one) => one.safeParse(value).success);
      return choice ? choice.read(value) : refused;
    }),
  preprocess: (prepare: Read, schema: Schema) => new Schema((value) => schema.read(prepare(value))),
  coerce: { number: () => new Schema((value) => number().read(Number(value))) },
  object,
  strictObject: object,
  discriminatedUnion: anything,
  file: anything,
  email: anything,
  url: anything,
  uuid: anything,
  iso: { datetime: anything },
};
