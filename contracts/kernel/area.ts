import type { Endpoint } from './endpoint.ts';
import type { PersonalData } from './personal-data.ts';
import type { ErrorWords } from './rejection.ts';
import type { Upcaster } from './upcaster.ts';

/** What an area promises to those who call it. Whatever it has none of, it leaves out. */
export interface Contract {
  endpoints: readonly Endpoint<any, any, any>[];
  /** Its refusals by their stable names. */
  rejections?: Readonly<Record<string, ErrorWords>>;
  /** The personal fields of its events. */
  personalData?: PersonalData;
  /** Every change of the shape of its events since the first release. */
  upcasters?: readonly Upcaster[];
}

export const contract = (definition: Contract): Contract => definition;
