import { useTranslation } from 'react-i18next';
import { formatOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useCodeError } from '#web/shared/inbound/use-code-error.ts';
import { useOrderScanError } from '#web/shared/order-scan/use-order-scan-error.ts';
import type { ScanError } from '#web/ui/floor/scan/scan-error.tsx';
import type { Rejection } from '#web/ui/floor/steps/scan-state.ts';
import { sizeText } from '#web/ui/text/size.ts';
import type { PickUnit } from '../pick-list.ts';
import { strayOf, type PickProblem, type State } from '../picking-machine.ts';
import { useStrayItem } from './use-stray-item.ts';

interface Around {
  /** The item that is to be picked now. */
  current: PickUnit | undefined;
  onShort(): void;
}

/** What fills the screen of a round, in words: what the server rejected comes first, then the last scan. */
export const usePickError = ({ problem, rejection, orders }: State, around: Around): ScanError | undefined => {
  const misfit = useMisfit();
  const orderProblem = useOrderScanError();
  const rejectedPick = useRejectedPickError();
  const strayItem = useStrayItem(strayOf(problem), around);
  if (rejection) return rejectedPick(rejection);
  if (problem) return { ...misfit(problem), ...strayItem };
  return orders.name === 'failed' ? orderProblem(orders.problem) : undefined;
};

export const useRejectedPickError = () => {
  const { t } = useTranslation();
  const alreadyPicked = t('picking.wrong.alreadyPicked');
  const titles: Readonly<Record<string, string>> = {
    AlreadyPicked: alreadyPicked,
    AlreadyPickedBy: alreadyPicked,
    ShortPickFollowed: t('picking.wrong.shortStays'),
  };
  return ({ error = '', message, code }: Rejection): ScanError => ({
    title: titles[error] ?? t('picking.wrong.refused'),
    code,
    todo: message || t('app.unknownError'),
  });
};

/** What a scan of the round is, what was expected, and what to do with it. */
const useMisfit = () => {
  const { t } = useTranslation();
  const { id } = useUser();
  const { misread } = useCodeError();

  return ({ misfit, unit, code, current, shelf: scannedShelf }: PickProblem): ScanError => {
    const shelf = current?.shelvesName ?? '';
    const expectedItem = current && t('picking.expectedItem', { oneId: formatOneId(current.oneId), shelf });
    const what =
      unit && misfit !== 'tote' ? t('picking.place', { name: unit.remarks, size: sizeText(unit.spec), shelf: unit.shelvesName ?? '–' }) : undefined;

    if (misfit === 'misread') return { ...misread(code), expected: scannedShelf === undefined ? undefined : expectedItem };
    const early = misfit === 'shelf' && unit?.progress === 'waiting';
    const said = { title: t(early ? 'picking.wrong.early' : `picking.wrong.${misfit}`), code: asRead(code) };
    switch (misfit) {
      case 'shelf':
        return {
          ...said,
          what,
          expected: t('picking.expectedShelf', { shelf }),
          todo: unit ? t('picking.todoShelfFirst') : t('picking.todoShelf', { shelf }),
        };
      case 'item': {
        const elsewhere = unit?.progress === 'waiting' && unit.shelvesName !== scannedShelf ? unit.shelvesName : undefined;
        const take = t('picking.todoItem', { oneId: current ? formatOneId(current.oneId) : '' });
        return { ...said, what, expected: expectedItem, todo: elsewhere ? t('picking.todoOtherShelf', { shelf: elsewhere }) : take };
      }
      case 'tote':
        return {
          ...said,
          expected: t('picking.expectedTote', { tote: unit?.tote ?? '' }),
          todo: t('picking.todoTote', { tote: unit?.tote ?? '' }),
        };
      case 'alreadyPicked':
        return {
          ...said,
          what,
          expected: expectedItem,
          todo:
            unit?.pickedBy && unit.pickedBy.id !== id
              ? t('picking.todoAlreadyBy', { name: unit.pickedBy.name, tote: unit.tote })
              : t('picking.todoAlready', { tote: unit?.tote ?? '' }),
        };
    }
  };
};

const asRead = (code: string): string => (isOneId(normaliseOneId(code)) ? formatOneId(normaliseOneId(code)) : code);
