import { settings, type ScannerSpeed } from '#web/browser/settings.ts';

/** Milliseconds between two characters of a scan, at most; a hand is slower than all but the slowest. */
const gaps: Readonly<Record<ScannerSpeed, number>> = { fast: 60, medium: 120, slow: 250 };

export const scannerGap = (): number => gaps[settings.get().scanner];

/** Milliseconds for which a key of a floor page waits in the scan field: a scanner slower than it was said to be may still follow with the rest of its code. */
export const keyPause = (): number => Math.max(250, scannerGap() * 2);
