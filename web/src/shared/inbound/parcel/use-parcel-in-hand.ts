import { packageTopic } from '#contracts/forecast/package-topic.ts';
import { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import { useOutbox } from '#web/core/access/use-outbox.ts';
import type { WaitingCall } from '#web/api/outbox/waiting-call.ts';
import { useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { marksOf, type Mark, type ProgressMarks } from '#web/ui/floor/page/segments.tsx';
import type { FoundPackage, FoundUnit } from '../look-up.ts';

type Part = FoundPackage['items'][number];

/** A unit on its way in, of a parcel or alone. */
export type InboundUnit = Pick<
  Part,
  'oneId' | 'sku' | 'remarks' | 'spec' | 'img' | 'state' | 'defective' | 'checkResult' | 'condition' | 'photos'
> & {
  shelf: string | undefined;
  /** How it came; null where its parcel is not known. */
  kind: Part['kind'] | null;
};

interface Plan<Unit> {
  /** Reads that what is done here makes old, beside the parcel itself. */
  changes?: Parameters<typeof useOutbox>[1];
  /** The unit as the page sees it, with what waits to be sent. */
  unitOf(unit: InboundUnit, pending: readonly WaitingCall[]): Unit;
  /** How the page's work on the unit ended; undefined while it is to be done. */
  markOf(unit: Unit): Mark | undefined;
}

/** What is in hand on a page behind receiving: the parcel, live, its units, and one of them. */
export const useParcelInHand = <Unit extends { oneId: string }>(
  { preId, oneId }: { preId: string | undefined; oneId: string | undefined },
  { changes = [], unitOf, markOf }: Plan<Unit>,
) => {
  const code = preId ?? oneId;
  const read = useRead(lookUpScan, { code: code ?? '' }, { enabled: code !== undefined, quiet: true });
  const found = code === undefined ? undefined : read.data;
  const parcel = found && 'package' in found ? (found.package ?? undefined) : undefined;
  const outbox = useOutbox('inbound', [lookUpScan, ...changes]);
  useLiveReads(parcel && packageTopic(parcel.preId), lookUpScan);

  const units = (parcel?.items ?? [])
    .filter(({ condition }) => condition !== null)
    .map((item) => unitOf({ ...item, shelf: item.shelvesName ?? undefined }, outbox.pending));
  const alone = found?.found === 'unit' && found.unit.oneId === oneId ? unitOf(loneUnit(found.unit), outbox.pending) : undefined;
  const inHand = units.find((unit) => unit.oneId === oneId) ?? alone;
  return {
    /** Undefined where the address names nothing: there is nothing to load. */
    read: code === undefined ? undefined : read,
    /** The address names what nobody here knows. */
    unknown: found?.found === 'nothing' ? found : undefined,
    /** The address names what is of another warehouse. */
    elsewhere: found?.found === 'elsewhere' ? found : undefined,
    outbox,
    parcel,
    units,
    inHand,
    progress: parcel && progressOf(units.map(markOf)),
  };
};

/** A unit that came in no parcel, such as one that was repaired. */
const loneUnit = (unit: FoundUnit): InboundUnit => ({
  ...unit,
  defective: unit.state === 'issue',
  condition: null,
  kind: null,
  photos: [],
  shelf: unit.shelvesName ?? undefined,
});

const progressOf = (marks: readonly (Mark | undefined)[]): ProgressMarks => {
  const done = marks.filter((mark) => mark !== undefined);
  return { done: done.length, total: marks.length, marks: marksOf(done, marks.length) };
};
