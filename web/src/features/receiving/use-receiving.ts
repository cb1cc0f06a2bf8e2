import { useEffect, useEffectEvent } from 'react';
import { getPackage } from '#contracts/forecast/package-queries.ts';
import { packageTopic } from '#contracts/forecast/package-topic.ts';
import { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useOutbox } from '#web/core/access/use-outbox.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { lookUp } from '#web/shared/inbound/look-up.ts';
import { usePhotos } from '#web/ui/camera/use-photos.ts';
import { useRejections } from '#web/ui/floor/steps/use-rejections.ts';
import { useSteps } from '#web/ui/floor/steps/use-steps.ts';
import { useArrival } from './arrival/use-arrival.ts';
import { countOf } from './count/count.ts';
import { namedSku } from './named-sku.ts';
import { step, type Effect, type Input } from './receiving-machine.ts';
import { initial, type State } from './receiving-state.ts';
import type { Open } from './units/unit-steps.ts';
import { useReceipts } from './units/use-receipts.tsx';
import { useReceivingError } from './use-receiving-error.ts';

/** One parcel: what each scan does, what is asked, and the way back. `brought` is a ONE ID that led to it. */
export const useReceiving = (preId: string, brought: string | undefined) => {
  const work = useReceivingWork(preId);
  const { outbox, parcel, count } = work;
  const photos = usePhotos();
  const open: Open | undefined = parcel?.status === 'arrived' && count ? { parcel, count, damage: photos.taken } : undefined;
  const receipts = useReceipts(preId, outbox);
  const runArrival = useArrival();
  const errorOf = useReceivingError();

  const run = (effect: Effect, answer: (input: Input) => void): void => {
    switch (effect.type) {
      case 'findUnit': {
        const { code, open: then } = effect;
        return void lookUp(code).then((found) => answer({ type: 'unitFound', code, found, open: then }));
      }
      case 'nameCode': {
        const { code, open: then } = effect;
        return void namedSku(code).then((sku) => answer({ type: 'codeNamed', code, sku, open: then }));
      }
      case 'nameSizes': {
        const { sku, before } = effect;
        return void namedSku(sku).then((known) => answer({ type: 'sizesNamed', sku, sizes: known?.sizes ?? before }));
      }
      case 'receive':
        return receipts.receive(effect.receipt, (call, oneId) => answer({ type: 'undone', call, oneId }));
      case 'clearDamage':
        return photos.clear();
      case 'takeBack': {
        const { call, oneId } = effect;
        return answer({ type: 'takenBack', isTaken: call !== undefined && outbox.cancelUnsent(call), oneId });
      }
      case 'takeOut':
        return answer({ type: 'undone', call: outbox.pending.find(({ body }) => body['oneId'] === effect.oneId)?.id, oneId: effect.oneId });
      case 'undoReceipt':
        return receipts.undoReceipt(effect.oneId);
      case 'noteUndone':
        return receipts.noteUndone(effect.oneId);
      default:
        return runArrival(effect, answer);
    }
  };
  const { state, send } = useSteps<State, Input, Effect>({ initial, step, run });

  useRejections(outbox, (rejection) => send({ type: 'rejected', rejection }));
  const isOpen = open !== undefined;
  const tellBrought = useEffectEvent((oneId: string) => open && send({ type: 'brought', oneId, open }));
  useEffect(() => {
    if (isOpen && brought !== undefined) tellBrought(brought);
  }, [isOpen, brought]);

  return {
    work,
    open,
    state,
    send,
    damage: { photos: photos.taken, refusal: photos.refusal, add: (photo: Blob) => void photos.add(photo, {}) },
    last: receipts.lastScan(parcel, (call, oneId) => send({ type: 'undone', call, oneId })),
    prompt: promptFor(state, open),
    error: errorOf(state, {
      onPutAside: (found) => send({ type: 'asideAsked', found }),
      onTakeOut: (oneId) => send({ type: 'takenOut', oneId }),
    }),
    scan: (code: string) => send({ type: 'scanned', code, open }),
    dismiss: () => send({ type: 'dismissed' }),
  };
};
export type Receiving = ReturnType<typeof useReceiving>;

/** The parcel, live, and what of it is counted. */
const useReceivingWork = (preId: string) => {
  const read = useRead(getPackage, { id: preId });
  useLiveReads(packageTopic(preId), getPackage);
  const outbox = useOutbox(`receive ${preId}`, [getPackage, lookUpScan]);
  const parcel = read.data;
  // What can be done with a counted parcel depends on its units, which others inspect and shelve.
  const units = useListTopic('inventory');
  useLiveReads(parcel?.status === 'received' ? units : undefined, getPackage);
  // What is of another warehouse is out of reach here, and only its warehouse is told.
  const { data: named } = useRead(lookUpScan, { code: preId }, { enabled: read.error?.code === 404, quiet: true });
  const elsewhere = named?.found === 'elsewhere' ? named : undefined;
  return { read, elsewhere, outbox, parcel, count: parcel && countOf(parcel, outbox.pending) };
};

/** What the scan field asks for. */
const promptFor = ({ asking }: State, open: Open | undefined) => {
  if (typeof asking === 'object' && 'sizesOf' in asking) return 'receiving.scanSize' as const;
  if (open && open.damage.length > 0) return 'receiving.scanDamaged' as const;
  return open ? ('receiving.scanUnit' as const) : ('receiving.scanStart' as const);
};
