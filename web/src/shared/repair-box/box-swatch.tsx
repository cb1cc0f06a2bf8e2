import type { BoxColour } from '#contracts/repair/repair-boxes.ts';
import styles from './box-swatch.module.css';

/** The colour of a box of the repair shop; its name stands beside it. */
export const BoxSwatch = ({ colour }: { colour: BoxColour }) => <span className={styles['swatch']} data-box={colour} aria-hidden />;
