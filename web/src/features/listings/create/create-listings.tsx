import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { channelKinds, type ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { channelWords } from '#contracts/channels/channel-words.ts';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { createListingsEndpoint, type ListingResult } from '#contracts/listings/create-listings.ts';
import { MAX_ITEMS_PER_BATCH } from '#contracts/listings/listing-fields.ts';
import { findListable, type ListableItem } from '#contracts/listings/listing-queries.ts';
import { pricingRuleSchema } from '#contracts/pricing/pricing-modes.ts';
import { useCommand } from '#web/api/use-command.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { showError, showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { RuleFields } from '#web/shared/pricing/rule-fields.tsx';
import { ruleOf, ruleValuesOf } from '#web/shared/pricing/rule-values.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { listingReads } from '../listing-reads.ts';
import styles from '../listings.module.css';
import { AddItem } from './add-item.tsx';
import { OfferList } from './offer-list.tsx';
import { bodyOf, offersOf, readyOffers, type OfferPrices } from './offers.ts';

interface Props {
  items: readonly ListableItem[];
  /** As they were asked for: what is not among the items is not of the shop. */
  oneIds: readonly string[];
  fees: DataOf<typeof findListable>['fees'];
  /** Chosen where the page was opened. */
  channel: string | undefined;
  onChange: (oneIds: readonly string[]) => void;
}

/** Platforms, a price for each item on each of them with what it pays, and one press for all. What is refused stays here and says why. */
export const CreateListings = ({ items, oneIds, fees, channel, onChange }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const [channels, setChannels] = useState<readonly ChannelKind[]>(() => channelKinds.filter((kind) => kind === channel));
  const [prices, setPrices] = useState<OfferPrices>({});
  const [rule, setRule] = useState(() => ruleValuesOf(null));
  const [isAttempted, setAttempted] = useState(false);
  const [results, setResults] = useState<readonly ListingResult[]>([]);
  const toListings = useHref(businessPaths.listings.replace('/:pageNo?', ''));
  const toInventory = useHref(withQuery(businessPaths.inventory, { view: 'readyForListing' }));

  const begun = results.filter(({ listingId }) => listingId !== null);
  const offers = offersOf(items, channels);
  const { ready, missing } = readyOffers(offers, prices);
  const chosenRule = ruleOf(rule);
  const readRule = chosenRule === null ? undefined : pricingRuleSchema.safeParse(chosenRule);
  const isRuleSound = readRule === undefined || readRule.success;
  const ruleErrors = isAttempted && readRule && !readRule.success ? new Set(readRule.error.issues.map(({ path }) => String(path[0]))) : undefined;

  const publishing = useCommand(createListingsEndpoint, {
    invalidates: [...listingReads, listInventory, findListable],
    onSuccess: ({ results: told }) => {
      const done = told.filter(({ listingId }) => listingId !== null).length;
      setResults((before) => [...before.filter(({ listingId }) => listingId !== null), ...told]);
      setAttempted(false);
      if (done > 0) showSuccess(t('listings.create.done', { count: done }));
      if (done < told.length) showError(t('listings.create.refused', { count: told.length - done }));
    },
  });
  const publish = (): void => {
    setAttempted(true);
    if (ready.length === 0 || missing.length > 0 || !isRuleSound || publishing.isPending) return;
    publishing.mutate(bodyOf(ready, prices, readRule?.data ?? null));
  };

  const title = t('listings.create.title', { count: items.length });
  usePageName(items.length > 0 ? title : undefined);
  const add = (oneId: string) => onChange([...oneIds, oneId]);
  return (
    <>
      <PageHeader
        title={items.length === 0 ? t('listings.pages.newListing') : title}
        actions={
          <>
            {begun.length > 0 && <Button href={toListings}>{t('listings.create.toListings')}</Button>}
            <Button type="primary" loading={publishing.isPending} disabled={items.length === 0} onClick={publish}>
              {t('listings.create.submit', { count: ready.length })}
            </Button>
          </>
        }
      />
      <PageBody>
        <Section>
          <AddItem
            oneIds={oneIds}
            unknown={items.length === 0 ? [] : oneIds.filter((oneId) => !items.some((item) => item.oneId === oneId))}
            onAdd={add}
          />
        </Section>
        {items.length === 0 ? (
          <EmptyState
            title={t('listings.create.emptyTitle')}
            text={t('listings.create.emptyText', { max: MAX_ITEMS_PER_BATCH })}
            action={<Button href={toInventory}>{t('listings.create.toInventory')}</Button>}
          />
        ) : (
          <>
            <Section title={t('listings.create.channels')}>
              <div className={styles['page']}>
                <p className={styles['quiet']}>{t('listings.create.channelsText')}</p>
                <Checkbox.Group
                  className={styles['channels']!}
                  value={[...channels]}
                  onChange={(chosen) => setChannels(chosen as ChannelKind[])}
                  options={channelKinds.map((value) => ({ value, label: words(channelWords[value].name) }))}
                />
                {isAttempted && channels.length === 0 && (
                  <p className={styles['wrong']} role="alert">
                    {t('listings.create.noChannel')}
                  </p>
                )}
              </div>
            </Section>
            <Section title={t('listings.create.mode')}>
              <div className={styles['rule']}>
                <RuleFields values={rule} onChange={setRule} errorOf={(field) => (ruleErrors?.has(field) ? t('ui.required') : undefined)} />
              </div>
            </Section>
            <Section title={t('listings.create.items')} count={formatCount(items.length)}>
              {isAttempted && missing.length > 0 && (
                <p className={styles['wrong']} role="alert">
                  {t('listings.create.missing', { count: missing.length })}
                </p>
              )}
              <OfferList
                items={items}
                offers={offers}
                fees={fees}
                prices={prices}
                results={results}
                isAttempted={isAttempted}
                onPrices={setPrices}
                onTakeOut={(oneId) => onChange(oneIds.filter((one) => one !== oneId))}
              />
            </Section>
          </>
        )}
      </PageBody>
    </>
  );
};
