import type { ReactNode } from 'react';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import styles from './choices.module.css';

export interface Choice {
  /** The key that it stands on; empty where the keys have run out. */
  key: string;
  label: string;
  /** A line below, such as how many. */
  hint?: string | undefined;
  tone?: 'plain' | 'chosen' | 'danger';
  run(): void;
}

interface Props {
  choices: readonly Choice[];
  /** How many stand side by side on a handheld. */
  columns?: 1 | 2 | 3;
  /** Labels that are read at arm's length, such as sizes. */
  large?: boolean;
}

/** Large buttons that carry the key which presses them. */
export const Choices = ({ choices, columns = 1, large = false }: Props) => {
  useKeys(choices.filter(({ key }) => key !== '').map(({ key, label, run }) => ({ keys: key, label, run })));
  return (
    <div className={styles['choices']} data-columns={columns} data-large={large}>
      {choices.map(({ key, label, hint, tone = 'plain', run }) => (
        <button key={`${key} ${label}`} type="button" data-tone={tone} aria-pressed={tone === 'chosen' ? true : undefined} onClick={run}>
          {key && <kbd>{key}</kbd>}
          <span>
            {label}
            {hint && <small>{hint}</small>}
          </span>
        </button>
      ))}
    </div>
  );
};

interface QuestionProps extends Props {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}

/** One question that takes the whole screen. */
export const Question = ({ title, text, children, ...choices }: QuestionProps) => (
  <section className={styles['question']}>
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children}
    <Choices {...choices} />
  </section>
);
