import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { carrierServices } from '#contracts/labels/shipping/carrier-services.ts';
import { Key } from '#web/ui/keys/key.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { Money } from '#web/ui/text/money.tsx';
import { useServiceName } from '#web/shared/labels/use-service-name.ts';
import styles from './buy.module.css';
import type { BuyForm } from './use-buy-label-form.ts';

/** What the carriers ask, cheapest first; the arrows walk them, a digit takes one. */
export const OfferChoice = ({ buying: { offers, chosen, choose, isSettled } }: { buying: BuyForm }) => {
  const { t } = useTranslation();
  const nameOf = useServiceName();
  const group = useId();
  useKeys(
    offers.map(({ service }, index) => ({ keys: String(index + 1), label: nameOf(service), run: () => choose(service) })),
    { inDialog: true },
  );
  return (
    <fieldset className={styles['offers']} data-old={!isSettled} aria-busy={!isSettled}>
      <legend className="unseen">{t('labels.buy.offers')}</legend>
      {offers.map(({ service, feeCents }, index) => (
        <label key={service} className={styles['offer']}>
          <input type="radio" name={group} checked={service === chosen?.service} onChange={() => choose(service)} />
          <span>
            <strong>{nameOf(service)}</strong>
            <TransitDays {...carrierServices[service].days} />
          </span>
          <span className={styles['offerPrice']}>
            <Money cents={feeCents} />
            <Key>{String(index + 1)}</Key>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

const TransitDays = ({ from, to }: { from: number; to: number }) => {
  const { t } = useTranslation();
  return <small>{from === to ? t('labels.buy.days', { count: to }) : t('labels.buy.daysBetween', { from, to })}</small>;
};
