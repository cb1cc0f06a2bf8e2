import { Button } from 'antd';
import { CirclePause, Info, Wand2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { channelWords } from '#contracts/channels/channel-words.ts';
import { shopTopic } from '#contracts/kernel/topics/list-topics.ts';
import { resumePricingEndpoint } from '#contracts/listings/change-listings.ts';
import { listingActions } from '#contracts/listings/listing-actions.ts';
import { getListing, listListings, type ListingRow } from '#contracts/listings/listing-queries.ts';
import { listingStatuses, pauseWords } from '#contracts/listings/listing-statuses.ts';
import { explainPrice } from '#contracts/pricing/pricing-calls.ts';
import { pricingModeWords } from '#contracts/pricing/pricing-modes.ts';
import { pricingRejections } from '#contracts/pricing/pricing-rejections.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useRead } from '#web/api/use-read.ts';
import { useOwnShop } from '#web/core/access/use-own-shop.ts';
import { showError } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { WhyPanel } from '#web/shared/pricing/why-panel.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { Money } from '#web/ui/text/money.tsx';
import styles from './price-search.module.css';

const AutoPricingDialog = lazy(() => import('#web/shared/pricing/auto-pricing-dialog.tsx'));

/** As many as are shown of one product. */
const MAX_SHOWN = 50;

/** The seller's own listings of a product beside what the market says: how each is priced, and why. */
export const OwnListings = ({ sku, name }: { sku: string; name: string }) => {
  const { t } = useTranslation();
  const shopId = useOwnShop();
  useLiveReads(shopId === undefined ? undefined : shopTopic('listings', shopId), listListings, explainPrice);
  const { data } = useRead(listListings, { view: 'open', sku, size: MAX_SHOWN, sort: 'priceCents', order: 'asc' }, { quiet: true });
  const [priced, setPriced] = useState<ListingRow>();
  const rows = data?.data ?? [];
  if (rows.length === 0) return null;
  return (
    <div className={styles['own']}>
      <h3>{t('pricing.search.own')}</h3>
      <ul aria-label={t('pricing.search.ownOf', { name })}>
        {rows.map((row) => (
          <OwnListing key={row.listingId} row={row} onPrice={() => setPriced(row)} />
        ))}
      </ul>
      {priced && (
        <Suspense>
          <AutoPricingDialog
            listings={[{ listingId: priced.listingId, name: `${priced.remarks} · ${priced.spec}`, rule: priced.rule }]}
            onClose={() => setPriced(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
};

const OwnListing = ({ row, onPrice }: { row: ListingRow; onPrice: () => void }) => {
  const { t } = useTranslation();
  const words = useWords();
  const [asksWhy, setAsksWhy] = useState(false);
  const resume = useCommand(resumePricingEndpoint, {
    invalidates: [listListings, getListing, explainPrice],
    onSuccess: ({ results }) => results.forEach(({ refusal }) => refusal && showError(refusal.msg)),
  });
  const { listingId, channel, spec, priceCents, payoutCents, rule, paused, isSynchronising, status, failure, actions } = row;
  const { tone, ...said } = listingStatuses[status];
  const named = `${words(channelWords[channel].name)} · ${spec}`;
  return (
    <li>
      <div className={styles['ownRow']}>
        <strong>{named}</strong>
        <Money cents={priceCents} />
        <span className={styles['quiet']}>
          {t('autoPricing.you')} <Money cents={payoutCents} />
        </span>
        {paused ? (
          <StatusTag tone="waiting" icon={CirclePause}>
            {words(pauseWords[paused])}
          </StatusTag>
        ) : (
          <StatusTag tone={isSynchronising ? 'progress' : tone}>{isSynchronising ? t('pricing.search.synchronising') : words(said)}</StatusTag>
        )}
        {failure?.op === 'reprice' && <StatusTag tone="refused">{words(pricingRejections.PriceUpdateFailed)}</StatusTag>}
        <span className={styles['quiet']}>{rule ? words(pricingModeWords[rule.mode]) : t('autoPricing.byHand')}</span>
        <span className={styles['ownActions']}>
          <Button
            size="small"
            icon={<Info size={13} aria-hidden />}
            aria-label={`${t('autoPricing.why')}: ${named}`}
            aria-expanded={asksWhy}
            onClick={() => setAsksWhy(!asksWhy)}
          >
            {t('autoPricing.why')}
          </Button>
          {actions.includes('pricing') && (
            <Button size="small" icon={<Wand2 size={13} aria-hidden />} aria-label={`${words(listingActions.pricing)}: ${named}`} onClick={onPrice}>
              {words(listingActions.pricing)}
            </Button>
          )}
          {actions.includes('resume') && (
            <Button
              size="small"
              type="primary"
              loading={resume.isPending}
              aria-label={`${words(listingActions.resume)}: ${named}`}
              onClick={() => resume.mutate({ listingIds: [listingId] })}
            >
              {words(listingActions.resume)}
            </Button>
          )}
        </span>
      </div>
      {asksWhy && <WhyPanel listingId={listingId} />}
    </li>
  );
};
