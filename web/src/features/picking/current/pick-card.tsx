import { Check, CornerDownLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { isShoeSize } from '#contracts/item/kinds-of-goods.ts';
import type { PickUnit } from '../pick-list.ts';
import type { AwaitedScan } from '../scan/pick-scan.ts';
import styles from '../picking.module.css';

interface Props {
  unit: PickUnit;
  awaited: AwaitedScan;
  shelfScanned: boolean;
  onConfirmTote(): void;
}

/** Where to walk, what to take, where to lay it: the shelf and the size are read from two metres. */
export const PickCard = ({ unit, awaited, shelfScanned, onConfirmTote }: Props) => {
  const { t } = useTranslation();
  useKeys(awaited === 'tote' ? [{ keys: 'Enter', label: t('picking.itIsIn'), run: onConfirmTote }] : []);
  return (
    <section className={styles['card']}>
      <div className={styles['where']}>
        <div>
          <p className={styles['label']}>
            {t('picking.shelf')}
            {shelfScanned ? (
              <span className={styles['done']}>
                <Check size={18} strokeWidth={2.4} aria-hidden />
                {t('picking.scanned')}
              </span>
            ) : (
              <span className={styles['now']}>{t('picking.walkHere')}</span>
            )}
          </p>
          <p className={styles['shelf']}>{unit.shelvesName ?? t('picking.noShelf')}</p>
        </div>
        <div className={styles['sizeBox']}>
          {isShoeSize(unit.spec) && <p className={styles['label']}>US</p>}
          <p className={styles['size']}>{unit.spec}</p>
        </div>
      </div>
      <div className={styles['photo']}>{unit.img && <img src={unit.img} alt="" />}</div>
      <div className={styles['what']}>
        <b>{unit.remarks}</b>
        <span className={styles['numbers']}>
          <span>{unit.sku}</span>
          <span className={styles['oneId']}>{formatOneId(unit.oneId)}</span>
        </span>
      </div>
      <div className={styles['tote']} data-now={awaited === 'tote'} data-long={unit.tote.length > 3}>
        <span>{t('picking.goesIn')}</span>
        <b>{t('picking.tote', { tote: unit.tote })}</b>
        {awaited === 'tote' ? (
          <button type="button" onClick={onConfirmTote}>
            <CornerDownLeft size={20} strokeWidth={2} aria-hidden />
            {t('picking.itIsIn')}
          </button>
        ) : (
          <span className={styles['order']}>
            <b>{unit.oddNo}</b>
            {unit.shopInfo.realname}
          </span>
        )}
      </div>
    </section>
  );
};
