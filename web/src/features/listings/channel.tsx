import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { channelWords } from '#contracts/channels/channel-words.ts';
import { useWords } from '#web/i18n/use-words.ts';
import styles from './listings.module.css';

const marks: Readonly<Record<ChannelKind, string>> = {
  stockMarket: 'SM',
  kickExchange: 'KX',
  market: 'HM',
  ticketKicks: 'TK',
  auction: 'AU',
  asiaMarket: 'AM',
  shortVideo: 'SV',
  b2b: 'B2',
};

/** A platform by its mark and its name. */
export const Channel = ({ kind }: { kind: ChannelKind }) => {
  const words = useWords();
  return (
    <span className={styles['channel']}>
      <span className={styles['mark']} aria-hidden>
        {marks[kind]}
      </span>
      {words(channelWords[kind].name)}
    </span>
  );
};
