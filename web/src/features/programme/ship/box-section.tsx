import { Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MAX_ITEMS_PER_BOX } from '#contracts/fulfilment/shipment-commands.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { MAX_PRICE_CENTS, MIN_PRICE_CENTS } from '#contracts/pricing/pricing-limits.ts';
import { NumberCell } from '#web/ui/form/number/number-cell.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { sizeText } from '#web/ui/text/size.ts';
import styles from '../programme.module.css';
import type { Packed } from './packed-boxes.ts';

const kind = moneyKind({ min: MIN_PRICE_CENTS, max: MAX_PRICE_CENTS, tooLow: fieldRules.lowestPrice });

interface Props {
  boxNo: number;
  box: readonly Packed[];
  isAttempted: boolean;
  onPrice: (oneId: string, price: TypedNumber) => void;
  onTakeOut: (oneId: string) => void;
  onRemove: (() => void) | undefined;
}

/** One box: its pairs, each with the price that it is to be offered for. */
export const BoxSection = ({ boxNo, box, isAttempted, onPrice, onTakeOut, onRemove }: Props) => {
  const { t } = useTranslation();
  const errorOf = (price: TypedNumber): string | undefined => {
    if (typeof price === 'number') return price % 100 === 0 ? undefined : t('programme.create.wholeDollars');
    return isAttempted && price === null ? t('ui.required') : undefined;
  };
  return (
    <Section
      title={t('programme.box', { boxNo })}
      count={t('programme.create.boxFull', { count: box.length, max: MAX_ITEMS_PER_BOX })}
      aside={onRemove && <IconButton icon={Trash2} label={t('programme.create.removeBox', { boxNo })} onClick={onRemove} />}
    >
      {box.length === 0 ? (
        <p className={styles['quiet']}>{t('programme.create.empty')}</p>
      ) : (
        <ul className={styles['items']}>
          {box.map(({ item, price }) => (
            <li key={item.oneId}>
              <Goods picture={item.img} name={item.remarks} number={`${sizeText(item.spec)} · ${formatOneId(item.oneId)}`} />
              <span className={styles['quiet']}>
                {item.lowest === null ? t('programme.create.noLowest') : t('programme.create.lowest', { amount: formatMoney(item.lowest) })}
              </span>
              <NumberCell
                label={t('programme.create.priceOf', { oneId: formatOneId(item.oneId) })}
                kind={kind}
                value={price}
                error={errorOf(price)}
                onChange={(cents) => onPrice(item.oneId, cents)}
              />
              <IconButton icon={X} label={t('programme.create.takeOut', { oneId: formatOneId(item.oneId) })} onClick={() => onTakeOut(item.oneId)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};
