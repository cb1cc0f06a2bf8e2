import type { ReactNode } from 'react';

/** Draws the page of the bench around what is asked on it. */
export type DrawBench = (body: ReactNode, side?: ReactNode) => ReactNode;
