/** Whoever asks in a measurement, but for the terminal and what it narrows. */
export const anyone = {
  accountId: 'bench',
  name: 'Bench',
  permissions: [],
  warehouseIds: [],
  language: 'en_us',
  timeZone: 'UTC',
  sessionId: 's',
  requestId: 'r',
} as const;
