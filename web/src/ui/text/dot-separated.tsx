import type { ReactNode } from 'react';
import styles from './text.module.css';

interface Props {
  /** What is unset is left out. */
  parts: readonly ReactNode[];
  className?: string | undefined;
}

/** Several things in one line, parted by dots; where it wraps, no line begins with one. */
export const DotSeparated = ({ parts, className = '' }: Props) => (
  <p className={`${styles['dots']} ${className}`}>
    {parts.filter(Boolean).map((part, index) => (
      <span key={index}>{part}</span>
    ))}
  </p>
);
