import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { moveItemsEndpoint } from '#contracts/shelving/move-items.ts';
import { shelveItemEndpoint } from '#contracts/shelving/shelve-item.ts';
import { undoShelvingEndpoint } from '#contracts/shelving/undo-shelving.ts';
import { useUser } from '../../app/access/use-user.ts';
import { lookUp, type FoundUnit } from '../../shared/inbound/look-up.ts';
import { useShelves, useSuggestions, type Shelf } from '../../shared/inbound/use-shelves.ts';
import { useWrongCode } from '../../shared/inbound/use-wrong-code.ts';
import { useStepOf } from '../../shared/inbound/use-step-of.ts';
import { inboundStep, inboundStepLink } from '../../app/links/inbound-step.ts';
import { useLastScan } from '../../ui/floor/page/last-scans.ts';
import { signal } from '../../ui/floor/scan/signals.ts';
import { useRefusal } from '../../ui/floor/scan/use-refusal.ts';
import { useWrongScan } from '../../ui/floor/scan/use-wrong-scan.ts';
import { useShelvingWork, type ShelvingUnit } from './use-shelving-work.ts';

/** Item, then shelf; any other item on the way in is led to its own step. */
export const useShelving = (preId: string | undefined, oneId: string | undefined) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { warehouse } = useUser();
  const wrongCode = useWrongCode();
  const stepOf = useStepOf();
  const work = useShelvingWork(preId, oneId);
  const suggestions = useSuggestions(work.inHand && oneId, work.inHand?.shelf);
  const shelfOf = useShelves();
  const [last, setLast] = useLastScan('inbound');
  const refused = useRefusal(work.outbox, { title: t('shelving.refused'), takeBack: setLast });
  const { wrong, refuse, clear, goOn } = useWrongScan(refused);
  const suggested = suggestions.shelves?.[0];

  const fullShelf =
    refused?.call.refusal?.error === 'ShelfFull'
      ? { what: refused.wrong.todo, expected: t('shelving.shelfWithRoom'), todo: t('shelving.todoFull') }
      : {};
  const take = (unit: { oneId: string; preId?: string }) => void navigate(inboundStepLink('shelving', { preId: work.parcel?.preId, ...unit }));

  const lay = (shelf: Shelf) => {
    const { inHand, outbox } = work;
    if (!inHand) return;
    const { oneId: laid, step } = inHand;
    const moving = step === 'shelved';
    const call = moving
      ? outbox.give(moveItemsEndpoint, { oneIds: [laid], shelfId: shelf.id })
      : outbox.give(shelveItemEndpoint, { oneId: laid, shelfId: shelf.id, ...(suggested && { suggestedShelfId: suggested.id }) });
    const from = inHand.shelf === undefined ? undefined : shelfOf(inHand.shelf);
    setLast({
      tone: 'done',
      title: t(moving ? 'shelving.moved' : 'shelving.shelved', { shelf: shelf.name }),
      code: formatOneId(laid),
      undo: moving && !from ? undefined : () => undo(inHand, call, from),
    });
    signal('done');
    void navigate(inboundStepLink('shelving', { preId: work.parcel?.preId }));
  };

  /** A move is undone by moving back, a shelving by taking the item in hand again. */
  const undo = (unit: ShelvingUnit, call: string, from: Shelf | undefined) => {
    const { oneId: back } = unit;
    if (!work.outbox.takeBack(call)) {
      if (from) work.outbox.give(moveItemsEndpoint, { oneIds: [back], shelfId: from.id });
      else work.outbox.give(undoShelvingEndpoint, { oneId: back });
    }
    setLast({ tone: 'cancelled', title: from ? t('shelving.movedBack', { shelf: from.name }) : t('shelving.undone'), code: formatOneId(back) });
    signal('notice');
    take(unit);
  };

  const lead = (unit: FoundUnit) => {
    const step = inboundStep(unit.state);
    if (step === undefined && !unit.actions.includes('move')) {
      return refuse({
        title: t('shelving.cannot'),
        code: formatOneId(unit.oneId),
        what: wrongCode.inState(unit),
        expected: t('shelving.cannotExpected'),
        todo: t('floor.layAside'),
      });
    }
    const next = stepOf(step ?? 'shelving', unit);
    if ('wrong' in next) return refuse(next.wrong);
    signal('done');
    void navigate(next.to);
  };

  const scanItem = async (code: string) => {
    const known = work.units.find((unit) => unit.oneId === normaliseOneId(code));
    if (known?.step === 'shelve') {
      signal('done');
      return take(known);
    }
    const found = await lookUp(code);
    if (found.found === 'unit') return lead(found.unit);
    if (found.found === 'offline') return refuse(wrongCode.offline(code));
    if (found.found === 'nothing') return refuse(wrongCode.notFound(code));
    signal('done');
    void navigate(inboundStepLink('shelving', { preId: found.package.preId }));
  };

  const scan = (code: string) => {
    clear();
    const shelf = isOneId(normaliseOneId(code)) ? undefined : shelfOf(code);
    if (shelf && work.inHand) return lay(shelf);
    if (!work.inHand || isOneId(normaliseOneId(code))) return void scanItem(code);
    refuse({
      title: t('shelving.wrongShelf'),
      code,
      expected: t('shelving.shelfOf', { warehouse: warehouse?.name ?? '' }),
      todo: suggested ? t('shelving.todoShelf', { shelf: suggested.name }) : t('shelving.todoAnyShelf'),
    });
  };

  return {
    work,
    suggestions,
    last,
    scan,
    take,
    wrong: wrong && refused ? { ...wrong, ...fullShelf } : wrong,
    /** An item that the server would not have on that shelf is in hand again. */
    goOn: () => {
      const [again] = refused ? itemsOf(refused.call.body) : [];
      goOn();
      if (again !== undefined) take({ oneId: again });
    },
  };
};

const itemsOf = ({ oneId, oneIds }: Readonly<Record<string, unknown>>): string[] =>
  [oneId, ...(Array.isArray(oneIds) ? oneIds : [])].filter((each): each is string => typeof each === 'string');
