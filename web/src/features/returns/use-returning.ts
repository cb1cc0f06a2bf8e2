import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getPackage, listPackages } from '#contracts/forecast/package-queries.ts';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import { receiveReturnEndpoint } from '#contracts/returns/receive-return.ts';
import { findOutbound } from '#contracts/returns/returned-goods.ts';
import { isApiError, mayRetry } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { lookUp } from '#web/shared/inbound/look-up.ts';
import { uploadPhoto } from '#web/ui/camera/use-photos.ts';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { giveFeedback } from '#web/ui/floor/scan/scan-feedback.ts';
import { useSteps } from '#web/ui/floor/steps/use-steps.ts';
import { sizeText } from '#web/ui/text/size.ts';
import { initial, step, type Effect, type FoundReturn, type Input, type OutboundUnit, type Parcel, type State } from './returns-machine.ts';

/** A returned parcel, unit after unit, until it is received. */
export const useReturning = () => {
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const [last, setLast] = useLastScan('returns');
  const receiving = useCommand(receiveReturnEndpoint, { invalidates: [listInventory, listPackages, getPackage, lookUpScan], quiet: true });

  /** What is scanned on is answered after what was scanned before: a unit belongs to the parcel in front of it. */
  const answered = useRef(Promise.resolve());
  const inOrder = (next: () => Promise<void>) => (answered.current = answered.current.then(next, next));

  const note = (unit: OutboundUnit, tone: 'done' | 'cancelled', title: string, undo?: () => void) =>
    setLast({ tone, title, what: `${sizeText(unit.spec)} · ${unit.remarks}`, code: formatOneId(unit.oneId), undo });

  const receive = async ({ logNo, units }: Parcel, reason: string, answer: (input: Input) => void) => {
    try {
      const body = {
        warehouseId: warehouse?.id ?? '',
        logNo,
        reason,
        units: await Promise.all(
          units.map(async ({ oneId, damage }) => ({
            oneId,
            condition: damage.length > 0 ? ('damaged' as const) : ('intact' as const),
            photos: await Promise.all(damage.map(uploadPhoto)),
          })),
        ),
      };
      answer({ type: 'received', received: await receiving.mutateAsync(body) });
    } catch (failure) {
      answer({ type: 'refused', message: isApiError(failure) ? failure.message : '' });
    }
  };

  const run = (effect: Effect, answer: (input: Input) => void): void => {
    switch (effect.type) {
      case 'feedback':
        return giveFeedback(effect.feedback);
      case 'find':
        return void inOrder(async () => answer({ type: 'found', code: effect.code, found: await find(effect.code) }));
      case 'receive':
        return void receive(effect.parcel, effect.reason, answer);
      case 'noteTaken': {
        const { unit } = effect;
        return note(unit, 'done', t('returns.taken'), () => answer({ type: 'unitRemoved', oneId: unit.oneId }));
      }
      case 'noteRemoved':
        return note(effect.unit, 'cancelled', t('returns.removed'));
      // Returns are sent at once, and refused on the spot.
      case 'noteRejected':
      case 'dismissRejection':
        return;
    }
  };
  const { state, send } = useSteps<State, Input, Effect>({ initial, step, run });
  return { state, send, last };
};

/** What left under a code; otherwise what else it is. */
const find = async (code: string): Promise<FoundReturn> => {
  try {
    const outbound = await callEndpoint(findOutbound, { query: { code }, quiet: true });
    return outbound.by === null ? { by: null, answer: await lookUp(code) } : outbound;
  } catch (failure) {
    if (mayRetry(failure)) return { by: null, answer: { found: 'offline' } };
    if (isApiError(failure)) return { by: null, answer: { found: 'nothing', code, known: null, near: [] } };
    throw failure;
  }
};
