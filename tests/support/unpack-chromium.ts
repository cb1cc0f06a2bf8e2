import { chromiumProgram } from './chromium.ts';

/** Vitest launches the browser itself, and must find it there. */
export default async (): Promise<void> => {
  await chromiumProgram();
};
