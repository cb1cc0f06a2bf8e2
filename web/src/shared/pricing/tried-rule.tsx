import { useTranslation } from 'react-i18next';
import { explanationWords } from '#contracts/pricing/explanation-words.ts';
import { tryPricing } from '#contracts/pricing/pricing-calls.ts';
import type { PricingRule } from '#contracts/pricing/pricing-modes.ts';
import { useRead } from '#web/api/use-read.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { DotSeparated } from '#web/ui/text/dot-separated.tsx';
import { PlayedRule } from './played-rule.tsx';
import type { PricedListing } from './priced-listing.ts';
import styles from './pricing.module.css';

/** What a rule would decide now, listing by listing. */
export const TriedRule = ({ listings, rule }: { listings: readonly PricedListing[]; rule: PricingRule }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { data, isError, error, isFetching } = useRead(tryPricing, { listingIds: listings.map(({ listingId }) => listingId), rule } as never, {
    quiet: true,
  });
  const results = data?.results ?? [];
  const countOf = (what: 'change' | 'pause') => results.filter(({ explanation }) => explanation?.result.do === what).length;
  return (
    <section className={styles['tried']} aria-label={t('autoPricing.tryTitle')} aria-busy={isFetching}>
      <h3>{t('autoPricing.tryTitle')}</h3>
      {isError && <p role="alert">{error.message || t('autoPricing.tryUnread')}</p>}
      {listings.length > 1 && results.length > 0 && (
        <DotSeparated parts={[t('autoPricing.changes', { count: countOf('change') }), t('autoPricing.pauses', { count: countOf('pause') })]} />
      )}
      <PlayedRule listings={listings} rule={rule} />
      <ul>
        {results.map(({ listingId, explanation }) => (
          <li key={listingId} data-does={explanation?.result.do}>
            {listings.length > 1 && <strong>{listings.find((listing) => listing.listingId === listingId)?.name}</strong>}
            <span>{explanation ? words(explanationWords(explanation)) : t('autoPricing.notOpen')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
