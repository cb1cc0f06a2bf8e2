/** What the sandbox knows its one account by: known to everybody. */
export const demoCarriers = {
  key: 'SANDBOX_KEY_THAT_EVERYBODY_KNOWS',
  hookSecret: "the carriers' sandbox of the demo is known to everybody",
} as const;
