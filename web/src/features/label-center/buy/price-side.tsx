import { useTranslation } from 'react-i18next';
import { mayRetry } from '#web/api/api-error.ts';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { FailedState } from '#web/ui/states/failed-state.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { PriceSums, Sum } from '../price-sums.tsx';
import styles from './buy.module.css';
import type { Part } from './label-values.ts';
import { OfferChoice } from './offer-choice.tsx';
import type { BuyForm } from './use-buy-label-form.ts';

interface Props {
  buying: BuyForm;
  /** What the wallet holds, in cents; undefined while nobody knows. */
  balanceCents: number | undefined;
}

/** The prices of what is typed, the one that is chosen item by item, and what it leaves in the wallet. */
export const PriceSide = ({ buying, balanceCents }: Props) => {
  const { t } = useTranslation();
  const { form, chosen } = buying;
  const left = chosen && balanceCents !== undefined ? balanceCents - chosen.feeCents : undefined;
  return (
    <aside className={styles['price']} aria-label={t('labels.buy.offers')}>
      <div className={styles['sticky']}>
        <h2>{t('labels.buy.offers')}</h2>
        <Offers buying={buying} />
        {chosen && (
          <PriceSums price={chosen}>
            {balanceCents !== undefined && left !== undefined && (
              <>
                <Sum label={t('labels.buy.balance')} cents={balanceCents} look="plain" />
                <Sum label={t('labels.buy.balanceAfter')} cents={left} look={left < 0 ? 'short' : 'plain'} />
              </>
            )}
          </PriceSums>
        )}
        {left !== undefined && left < 0 && !form.formError && <Refusal>{t('labels.buy.short', { amount: formatMoney(-left) })}</Refusal>}
        {form.formError && <Refusal>{form.formError}</Refusal>}
      </div>
    </aside>
  );
};

const titles = {
  from: 'labels.buy.from',
  to: 'labels.buy.to',
  parcel: 'labels.parcel',
  declaredValue: 'labels.declaredValue',
} as const satisfies Record<Part, string>;

const Offers = ({ buying }: { buying: BuyForm }) => {
  const { t } = useTranslation();
  const { incomplete, offers, rate } = buying;
  if (incomplete.length > 0)
    return <p className={styles['wait']}>{t('labels.buy.offersWait', { parts: incomplete.map((part) => t(titles[part])).join(' · ') })}</p>;
  if (offers.length > 0) return <OfferChoice buying={buying} />;
  if (rate.error && mayRetry(rate.error)) return <FailedState message={rate.error.message} onRetry={() => void rate.refetch()} />;
  if (rate.isError) return <p className={styles['wait']}>{t('labels.buy.offersRefused')}</p>;
  return (
    <div aria-busy="true">
      <SkeletonRows rows={4} height={52} />
    </div>
  );
};
