import type { Endpoint } from './endpoint.ts';
import type { PersonalData } from './events/personal-data.ts';
import type { ErrorWords } from './rejection.ts';
import type { Topic, TopicsOfEvents } from './topics/topic.ts';
import type { Upcaster } from './events/event-schemas.ts';

/** What an area promises to those who call it. Whatever it has none of, it leaves out. */
export interface Contract<Kind extends string = string> {
  endpoints: readonly Endpoint<any, any, any>[];
  /** Its refusals by their stable names. */
  rejections?: Readonly<Record<string, ErrorWords>>;
  /** The personal fields of its events. */
  personalData?: PersonalData;
  /** Every change of the shape of its events since the first release. */
  upcasters?: readonly Upcaster[];
  /** What a browser can follow. */
  topics?: readonly Topic<Kind>[];
  /** Topics of other areas that its events belong to. */
  tells?: TopicsOfEvents;
  /** What its events are called to sellers (R6.42); undefined where they hear nothing of one. */
  heardBySellers?: Readonly<Record<string, string | undefined>>;
}

export const contract = <const Kind extends string = never>(definition: Contract<Kind>): Contract<Kind> => definition;
