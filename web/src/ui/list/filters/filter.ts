/** One thing that a list can be narrowed by, as data. The value stands in the address under `name`; several are parted by commas. */
export type Filter = TextFilter | ChoiceFilter | RangeFilter | FlagFilter;

interface Common {
  name: string;
  label: string;
  /** Behind "More filters". */
  folded?: boolean;
}

export interface TextFilter extends Common {
  kind: 'text';
}

export interface Option {
  value: string;
  label: string;
}

export interface ChoiceFilter extends Common {
  kind: 'choice';
  options: readonly Option[];
  /** Several at once. */
  many?: boolean;
  /** Told what is typed, where the server finds the options. */
  search?: (text: string) => void;
}

/** From the first day through the end of the last; `name` is the first day's field. */
export interface RangeFilter extends Common {
  kind: 'range';
  last: string;
}

export interface FlagFilter extends Common {
  kind: 'flag';
}

/** Every name under which a filter stands in the address. */
export const namesOf = (filter: Filter): readonly string[] => (filter.kind === 'range' ? [filter.name, filter.last] : [filter.name]);
