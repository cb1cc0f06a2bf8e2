import { correctInspectionEndpoint, inspectItemEndpoint } from '#contracts/inspection/inspection-commands.ts';
import { isDefective, type InspectionResult } from '#contracts/item/inspection-results.ts';
import type { WaitingCall } from '#web/api/outbox/waiting-call.ts';
import { useParcelInHand, type InboundUnit } from '#web/shared/inbound/parcel/use-parcel-in-hand.ts';

/** A unit of the parcel as the inspector sees it. */
export interface InspectedUnit extends InboundUnit {
  /** Also of an inspection that the server has not confirmed. */
  result: InspectionResult | undefined;
}

/** The parcel, its units with their results, and the one in hand. */
export const useInspectionWork = (preId: string | undefined, oneId: string | undefined) =>
  useParcelInHand<InspectedUnit>(
    { preId, oneId },
    {
      unitOf: (unit, pending) => ({ ...unit, result: pendingResult(unit, pending) ?? resultOf(unit) }),
      markOf: ({ result }) => result && (isDefective(result) ? 'attention' : 'done'),
    },
  );

const inspections: readonly string[] = [inspectItemEndpoint.name, correctInspectionEndpoint.name];

const pendingResult = ({ oneId }: InboundUnit, pending: readonly WaitingCall[]): InspectionResult | undefined =>
  pending.findLast(({ address, body }) => inspections.includes(address.name) && body['oneId'] === oneId)?.body['result'] as
    | InspectionResult
    | undefined;

const resultOf = ({ state, checkResult }: InboundUnit): InspectionResult | undefined =>
  state === 'received' || checkResult === null ? undefined : (checkResult as InspectionResult);
