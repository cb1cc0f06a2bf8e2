import { useTranslation } from 'react-i18next';
import { channelKinds } from '#contracts/channels/channel-kinds.ts';
import { listChannelFees } from '#contracts/pricing/channel-fees-calls.ts';
import { channelFeesTopic } from '#contracts/pricing/channel-fees-topic.ts';
import { useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { ChannelFeesSection } from './channel-fees-section.tsx';
import styles from './channel-fees.module.css';

/** What each platform keeps of a sale, for everybody and for single merchants. */
export default function ChannelFeesPage() {
  const { t } = useTranslation();
  useLiveReads(channelFeesTopic, listChannelFees);
  const read = useRead(listChannelFees, undefined, { quiet: true });
  return (
    <>
      <PageHeader title={t('pricing.pages.fees')} aside="USD" />
      <ReadStates read={read} skeleton={<PageSkeleton />}>
        {({ records }) => (
          <PageBody>
            <p className={styles['text']}>{t('pricing.fees.text')}</p>
            {channelKinds.map((channel) => (
              <ChannelFeesSection key={channel} channel={channel} rows={records.filter((row) => row.channel === channel)} />
            ))}
          </PageBody>
        )}
      </ReadStates>
    </>
  );
}
