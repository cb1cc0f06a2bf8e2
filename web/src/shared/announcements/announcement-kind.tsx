import { BadgePercent, Megaphone, Wrench, type LucideIcon } from 'lucide-react';
import { announcementKinds, type AnnouncementKind } from '#contracts/announcements/announcement-states.ts';
import { useWords } from '#web/i18n/use-words.ts';
import styles from './announcement.module.css';

const icons: Readonly<Record<AnnouncementKind, LucideIcon>> = { news: Megaphone, promotion: BadgePercent, maintenance: Wrench };

export const KindLabel = ({ kind }: { kind: AnnouncementKind }) => {
  const words = useWords();
  const Icon = icons[kind];
  return (
    <span className={styles['kind']}>
      <Icon size={13} strokeWidth={1.9} aria-hidden />
      {words(announcementKinds[kind])}
    </span>
  );
};
