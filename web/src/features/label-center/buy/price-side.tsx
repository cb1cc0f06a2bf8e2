import { useTranslation } from 'react-i18next';
import { mayRetry } from '#web/api/api-error.ts';
import { RechargeLink } from '#web/shared/wallet/recharge-link.tsx';
import { shortBy, type Spendable } from '#web/shared/wallet/spendable.ts';
import { FormRefusal } from '#web/ui/form/form-refusal.tsx';
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
  /** Undefined while nobody knows. */
  wallet: Spendable | undefined;
}

/** The prices of what is typed, the one that is chosen item by item, and what it leaves in the wallet. */
export const PriceSide = ({ buying, wallet }: Props) => {
  const { t } = useTranslation();
  const { form, chosen } = buying;
  const missing = chosen ? shortBy(chosen.feeCents, wallet) : 0;
  return (
    <aside className={styles['price']} aria-label={t('labels.buy.offers')}>
      <div className={styles['sticky']}>
        <h2>{t('labels.buy.offers')}</h2>
        <Offers buying={buying} />
        {chosen && (
          <PriceSums price={chosen}>
            {wallet && (
              <>
                <Sum label={t('labels.buy.balance')} cents={wallet.availableCents} look="plain" />
                <Sum label={t('labels.buy.balanceAfter')} cents={wallet.availableCents - chosen.feeCents} look={missing > 0 ? 'short' : 'plain'} />
              </>
            )}
          </PriceSums>
        )}
        {missing > 0 && !form.formError && (
          <Refusal>
            {t('labels.buy.short', { amount: formatMoney(missing) })} <RechargeLink />
          </Refusal>
        )}
        <FormRefusal form={form} />
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
