import type { ReactNode } from 'react';
import type { AnnouncementKind } from '#contracts/announcements/announcement-states.ts';
import { KindLabel } from './announcement-kind.tsx';
import styles from './announcement.module.css';

interface Props {
  kind: AnnouncementKind;
  /** Beside the kind: when it was published. */
  aside?: ReactNode;
  title: string;
  text: string;
  /** Its url; empty without one. */
  picture: string;
  /** Of the texts, where it is not that of the page. */
  lang?: string;
}

/** An announcement as it is read. An empty line parts paragraphs. */
export const AnnouncementArticle = ({ kind, aside, title, text, picture, lang }: Props) => (
  <article className={styles['article']}>
    <p className={styles['about']}>
      <KindLabel kind={kind} />
      {aside}
    </p>
    <h2 lang={lang}>{title}</h2>
    {picture && <img className={styles['picture']} src={picture} alt="" />}
    <div className={styles['text']} lang={lang}>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{withLinks(paragraph)}</p>
      ))}
    </div>
  </article>
);

/** An address in a text is a way there; the stop or bracket behind it is the sentence's. */
const addresses = /(https?:\/\/[^\s<>"，。；：！？、（）]*[^\s<>"，。；：！？、（）.,;:!?)\]])/;

const withLinks = (text: string): ReactNode[] =>
  text.split(addresses).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ),
  );
