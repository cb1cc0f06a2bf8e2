import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { channelAdds } from '#contracts/channels/channel-access.ts';
import { everyChannel } from '#contracts/channels/channel-account-events.ts';
import { haltChannels, releaseChannels } from '#contracts/channels/channel-commands.ts';
import { listChannelAccounts, type ChannelAccountRow, type ChannelHalt } from '#contracts/channels/channel-queries.ts';
import { channelsTopic } from '#contracts/channels/channel-topics.ts';
import { channelWords, isChannelKind } from '#contracts/channels/channel-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useRead } from '#web/api/use-read.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { AccountsTable } from './accounts-table.tsx';
import styles from './channels.module.css';

const SecretsDialog = lazy(() => import('./secrets-dialog.tsx'));

/** Budgets and delays move without any event. Milliseconds. */
const everyMs = 5_000;

/** The accounts with platforms: how each does, and what keeps them back. */
export default function ChannelsPage() {
  const { t } = useTranslation();
  const mayAdd = useMay(...channelAdds);
  const [asked, setAsked] = useState<{ account?: ChannelAccountRow }>();
  useLiveReads(channelsTopic, listChannelAccounts);
  const read = useRead(listChannelAccounts, undefined, { quiet: true, everyMs });
  const halt = useHalt();
  const isHeld = read.data?.halts.some(({ scope }) => scope === everyChannel) ?? false;
  return (
    <>
      <PageHeader
        title={t('channels.pages.channels')}
        actions={
          <>
            {read.data?.mayHalt && !isHeld && (
              <Button danger onClick={() => void halt()}>
                {t('channelAccounts.halt')}
              </Button>
            )}
            {mayAdd && (
              <Button type="primary" onClick={() => setAsked({})}>
                {t('channelAccounts.connect')}
              </Button>
            )}
          </>
        }
      />
      <ReadStates read={read} skeleton={<PageSkeleton />}>
        {({ records, halts, mayHalt }) => (
          <PageBody>
            {halts.map((one) => (
              <Held key={one.scope} halt={one} mayRelease={mayHalt} />
            ))}
            <Section>
              {records.length === 0 ? (
                <p className={styles['quiet']}>{t('channelAccounts.none')}</p>
              ) : (
                <AccountsTable accounts={records} onReconnect={(account) => setAsked({ account })} />
              )}
            </Section>
          </PageBody>
        )}
      </ReadStates>
      {asked && (
        <Suspense fallback={null}>
          <SecretsDialog {...asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}

const useHalt = (): (() => Promise<void>) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { mutate } = useCommand(haltChannels, { invalidates: [listChannelAccounts], onSuccess: () => showSuccess(t('channelAccounts.held')) });
  return async () => {
    const given = await confirm({
      kind: 'reject',
      title: t('channelAccounts.haltTitle'),
      text: t('channelAccounts.haltText'),
      confirm: t('channelAccounts.halt'),
      reason: { readers: 'colleagues' },
    });
    if (given) mutate({ scope: everyChannel, reason: given.reason });
  };
};

const Held = ({ halt: { scope, reason, operator, gmt }, mayRelease }: { halt: ChannelHalt; mayRelease: boolean }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { mutate, isPending } = useCommand(releaseChannels, {
    invalidates: [listChannelAccounts],
    onSuccess: () => showSuccess(t('channelAccounts.released')),
  });
  const where = isChannelKind(scope) ? words(channelWords[scope].name) : t('channelAccounts.everywhere');
  return (
    <p className={styles['held']} role="status">
      <span>
        {t('channelAccounts.heldBy', { scope: where, name: operator, reason })} <TimeText at={gmt} />
      </span>
      {mayRelease && (isChannelKind(scope) || scope === everyChannel) && (
        <Button size="small" loading={isPending} onClick={() => mutate({ scope })}>
          {t('channelAccounts.release')}
        </Button>
      )}
    </p>
  );
};
