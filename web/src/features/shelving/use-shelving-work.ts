import { correctInspectionEndpoint, inspectItemEndpoint } from '#contracts/inspection/inspection-commands.ts';
import { moveItemsEndpoint, shelveItemEndpoint, undoShelvingEndpoint } from '#contracts/shelving/shelving-commands.ts';
import { listShelves, suggestShelves } from '#contracts/shelving/shelf-queries.ts';
import type { WaitingCall } from '#web/api/outbox/waiting-call.ts';
import { useParcelInHand, type InboundUnit } from '#web/shared/inbound/parcel/use-parcel-in-hand.ts';

/** A unit on its way to a shelf. */
export interface ShelvingUnit extends InboundUnit {
  step: 'inspect' | 'shelve' | 'shelved';
}

/** The parcel, its units with their places, and the one in hand. */
export const useShelvingWork = (preId: string | undefined, oneId: string | undefined) =>
  useParcelInHand<ShelvingUnit>(
    { preId, oneId },
    {
      changes: [listShelves, suggestShelves],
      unitOf: (unit, pending) => ({ ...unit, ...placeOf(unit, pending) }),
      markOf: ({ step, defective }) => (step === 'shelved' ? (defective ? 'attention' : 'done') : undefined),
    },
  );

const onShelf: ReadonlySet<string> = new Set([shelveItemEndpoint.name, moveItemsEndpoint.name, undoShelvingEndpoint.name]);

/** What waits in the outbox has happened as far as the floor is concerned. */
const placeOf = ({ oneId, state, shelf }: InboundUnit, pending: readonly WaitingCall[]): Pick<ShelvingUnit, 'step' | 'shelf'> => {
  const own = pending.filter(({ body }) => body['oneId'] === oneId || (Array.isArray(body['oneIds']) && body['oneIds'].includes(oneId)));
  const last = own.findLast(({ address: { name } }) => onShelf.has(name))?.address.name;
  if (last === undoShelvingEndpoint.name) return { step: 'shelve', shelf: undefined };
  if (last !== undefined) return { step: 'shelved', shelf: undefined };
  const inspected = own.some(({ address: { name } }) => name === inspectItemEndpoint.name || name === correctInspectionEndpoint.name);
  if (state === 'inspected' || (state === 'received' && inspected)) return { step: 'shelve', shelf: undefined };
  return state === 'received' ? { step: 'inspect', shelf: undefined } : { step: 'shelved', shelf };
};
