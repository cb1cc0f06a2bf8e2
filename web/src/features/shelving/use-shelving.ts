import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { moveItemsEndpoint, shelveItemEndpoint, undoShelvingEndpoint } from '#contracts/shelving/shelving-commands.ts';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { lookUp } from '#web/shared/inbound/look-up.ts';
import { useInboundEffects } from '#web/shared/inbound/use-inbound-effects.ts';
import { suggestAhead, useFullShelves, useShelves, useSuggestions } from '#web/shared/inbound/use-shelves.ts';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { useRejections } from '#web/ui/floor/steps/use-rejections.ts';
import { useSteps } from '#web/ui/floor/steps/use-steps.ts';
import { sizeText } from '#web/ui/text/size.ts';
import { initial, step, type Effect, type Input, type Known, type Laid, type State } from './shelving-machine.ts';
import { useShelvingError } from './use-shelving-error.ts';
import { useShelvingWork, type ShelvingUnit } from './use-shelving-work.ts';

/** Item, then shelf. */
export const useShelving = (preId: string | undefined, oneId: string | undefined) => {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  const work = useShelvingWork(preId, oneId);
  const { outbox, units, inHand, parcel } = work;
  const suggestions = useSuggestions(inHand && oneId, inHand?.shelf);
  const { shelfOf, isLoading } = useShelves();
  const full = useFullShelves();
  const [last, setLast] = useLastScan('inbound');
  const errorOf = useShelvingError();
  const runCommon = useInboundEffects(t('shelving.refused'));
  const known: Known = {
    preId: parcel?.preId,
    units,
    inHand,
    shelfOf,
    isLoading,
    full,
    suggested: suggestions.shelves?.[0],
    mayOpen: (next) => mayOpen(inboundStepLink(next, {})),
  };

  const lay = (laid: Laid, undo: (call: string) => void) => {
    const { unit, shelf, suggested, from } = laid;
    const moving = unit.step === 'shelved';
    const call = moving
      ? outbox.enqueue(moveItemsEndpoint, { oneIds: [unit.oneId], shelfId: shelf.id })
      : outbox.enqueue(shelveItemEndpoint, { oneId: unit.oneId, shelfId: shelf.id, ...(suggested && { suggestedShelfId: suggested.id }) });
    setLast({
      tone: 'done',
      title: t(moving ? 'shelving.moved' : 'shelving.shelved', { shelf: shelf.name }),
      what: `${sizeText(unit.spec)} · ${unit.remarks}`,
      code: formatOneId(unit.oneId),
      undo: moving && !from ? undefined : () => undo(call),
    });
  };

  const layBack = ({ unit: { oneId: laid }, from }: Laid, call: string) => {
    if (!outbox.cancelUnsent(call)) {
      if (from) outbox.enqueue(moveItemsEndpoint, { oneIds: [laid], shelfId: from.id });
      else outbox.enqueue(undoShelvingEndpoint, { oneId: laid });
    }
    setLast({ tone: 'cancelled', title: from ? t('shelving.movedBack', { shelf: from.name }) : t('shelving.undone'), code: formatOneId(laid) });
  };

  const run = (effect: Effect, answer: (input: Input) => void): void => {
    switch (effect.type) {
      case 'lookUp':
        if (isOneId(normaliseOneId(effect.code))) suggestAhead(normaliseOneId(effect.code));
        return void lookUp(effect.code).then((found) => answer({ type: 'answered', code: effect.code, found, known }));
      case 'lay':
        return lay(effect.laid, (call) => answer({ type: 'undone', laid: effect.laid, call }));
      case 'layBack':
        return layBack(effect.laid, effect.call);
      default:
        return runCommon(effect);
    }
  };
  const { state, send } = useSteps<State, Input, Effect>({ initial, step, run, asks: ({ type }) => type === 'lookUp' });

  useRejections(outbox, (rejection) => send({ type: 'rejected', rejection }));
  const tellReady = useEffectEvent(() => send({ type: 'readied', known }));
  useEffect(() => {
    tellReady();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what was scanned ahead waits for these two
  }, [inHand?.oneId, isLoading]);

  return {
    work,
    suggestions,
    last,
    scan: (code: string) => send({ type: 'scanned', code, known }),
    take: (unit: ShelvingUnit) => send({ type: 'taken', oneId: unit.oneId, preId: parcel?.preId }),
    error: errorOf(state, (unit, shelf) => send({ type: 'fakeConfirmed', unit, shelf, known })),
    dismiss: () => send({ type: 'dismissed', known }),
  };
};
