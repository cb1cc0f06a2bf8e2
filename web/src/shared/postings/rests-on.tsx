import { useTranslation } from 'react-i18next';
import type { PostingExplained } from '#contracts/wallet/reads/explain-posting.ts';
import { History } from '#web/ui/detail/history.tsx';
import type { Texts } from '#web/i18n/texts.ts';

type NamedAct = keyof Texts['wallet']['acts'];

/** The events behind a posting, newest first: its own last. */
export const RestsOn = ({ acts }: { acts: PostingExplained['restsOn'] }) => {
  const { t } = useTranslation();
  return (
    <History
      entries={acts.map(({ event, times, gmt }) => ({
        id: event,
        name: t(`wallet.acts.${event as NamedAct}`, { defaultValue: event }),
        at: gmt,
        details: [times > 1 && t('wallet.times', { count: times })],
        said: null,
      }))}
    />
  );
};
