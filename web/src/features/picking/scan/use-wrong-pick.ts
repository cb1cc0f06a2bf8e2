import { useTranslation } from 'react-i18next';
import { formatOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useWrongCode } from '#web/shared/inbound/use-wrong-code.ts';
import type { Wrong } from '#web/ui/floor/scan/wrong-scan.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import type { PickUnit } from '../pick-list.ts';
import type { PickPlace, Scanned } from './pick-scan.ts';

type WrongPick = Extract<Scanned, { wrong: string }>;

interface Where {
  current: PickUnit | undefined;
  place: PickPlace;
}

/** A wrong scan in words: what it is, what was expected, and what to do with it. */
export const useWrongPick = () => {
  const { t } = useTranslation();
  const { id } = useUser();
  const { misread } = useWrongCode();

  return (code: string, { wrong, unit }: WrongPick, { current, place }: Where): Wrong => {
    const shelf = current?.shelvesName ?? '';
    const expectedItem = current && t('picking.expectedItem', { oneId: formatOneId(current.oneId), shelf });
    const what =
      unit && wrong !== 'tote' ? t('picking.place', { name: unit.remarks, size: sizeText(unit.spec), shelf: unit.shelvesName ?? '–' }) : undefined;

    if (wrong === 'misread') return { ...misread(code), expected: place.shelf === undefined ? undefined : expectedItem };
    const early = wrong === 'shelf' && unit?.progress === 'waiting';
    const said = { title: t(early ? 'picking.wrong.early' : `picking.wrong.${wrong}`), code: asRead(code) };
    switch (wrong) {
      case 'shelf':
        return {
          ...said,
          what,
          expected: t('picking.expectedShelf', { shelf }),
          todo: unit ? t('picking.todoShelfFirst') : t('picking.todoShelf', { shelf }),
        };
      case 'item': {
        const elsewhere = unit?.progress === 'waiting' && unit.shelvesName !== place.shelf ? unit.shelvesName : undefined;
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
