import type { ComponentProps } from 'react';
import styles from './bar.module.css';

interface Props extends Omit<ComponentProps<'span'>, 'children'> {
  /** From 0 to 1. */
  share: number;
}

/** As long as its share of the room it has. Its look is that of its surroundings: `--bar`, `--bar-track` and `--bar-height`. */
export const Bar = ({ share, className = '', ...rest }: Props) => (
  <span {...rest} className={`${styles['bar']} ${className}`}>
    <span style={{ width: `${share * 100}%` }} />
  </span>
);
