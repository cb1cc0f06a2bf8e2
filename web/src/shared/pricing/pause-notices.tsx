import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { shopTopic } from '#contracts/kernel/topics/list-topics.ts';
import { getListing } from '#contracts/listings/listing-queries.ts';
import type { LiveNotice } from '#contracts/live/messages.ts';
import { resultWords } from '#contracts/pricing/explanation-words.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { showError } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLive } from '#web/live/use-live.ts';

const list = businessPaths.listings.replace('/:pageNo?', '');

/** Tells a seller, wherever they are, that automatic pricing has let go of a listing, and why (R8.30). What was missed meanwhile stands in the list. */
export default function PauseNotices({ shopId }: { shopId: number }) {
  const { t } = useTranslation();
  const words = useWords();
  const { pathname } = useLocation();

  const tell = async ({ streamId }: LiveNotice): Promise<void> => {
    const listingId = streamId.slice('listing-'.length);
    const { remarks, spec, history } = await callEndpoint(getListing, { query: { listingId }, pathname, quiet: true });
    const explanation = history.find(({ name }) => name === 'AutoPricingPaused')?.explanation;
    showError(`${t('autoPricing.pausedTitle')}: ${remarks} · ${spec}`, explanation ? words(resultWords(explanation)) : undefined, {
      href: `#${withQuery(list, { view: 'paused', text: listingId })}`,
      label: t('autoPricing.pausedLink'),
    });
  };

  useLive(shopTopic('listings', shopId), {
    onSubscribed: () => {},
    // One that cannot be read is told of by the list.
    onNotices: (notices) => notices.filter(({ type }) => type === 'AutoPricingPaused').forEach((notice) => void tell(notice).catch(() => {})),
    onReset: () => {},
  });
  return null;
}
