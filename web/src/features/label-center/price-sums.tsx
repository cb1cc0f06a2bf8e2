import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabelOffer } from '#contracts/labels/shipping/shipping-label-commands.ts';
import { Money } from '#web/ui/text/money.tsx';
import styles from './label-center.module.css';

type Price = Pick<LabelOffer, 'postageCents' | 'signatureCents' | 'insuranceCents' | 'feeCents'>;

/** What a label costs, item by item; what comes after the total is given. */
export const PriceSums = ({ price, children }: { price: Price; children?: ReactNode }) => {
  const { t } = useTranslation();
  const surcharge = price.feeCents - price.postageCents - price.signatureCents - price.insuranceCents;
  return (
    <dl className={styles['sums']}>
      <Sum label={t('labels.postage')} cents={price.postageCents} />
      <Sum label={t('labels.signature')} cents={price.signatureCents} />
      <Sum label={t('labels.insurance')} cents={price.insuranceCents} />
      {surcharge > 0 && <Sum label={t('labels.surcharge')} cents={surcharge} />}
      <Sum look="total" label={t('labels.total')} cents={price.feeCents} />
      {children}
    </dl>
  );
};

interface SumProps {
  label: string;
  /** Integer cents. */
  cents: number;
  /** An item says that it is free; a balance of nothing does not. */
  look?: 'item' | 'total' | 'plain' | 'short';
}

export const Sum = ({ label, cents, look = 'item' }: SumProps) => {
  const { t } = useTranslation();
  return (
    <div data-look={look}>
      <dt>{label}</dt>
      <dd>{cents === 0 && look === 'item' ? t('labels.free') : <Money cents={cents} />}</dd>
    </div>
  );
};
