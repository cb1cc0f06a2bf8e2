export const floorQueue = {
  offline: 'Offline. Scans are kept on this device.',
  waiting_one: 'Offline: {{count, number}} scan to send',
  waiting_other: 'Offline: {{count, number}} scans to send',
  refused_one: '{{count, number}} scan was refused afterwards',
  refused_other: '{{count, number}} scans were refused afterwards',
  open: 'Scans not sent or refused',
  title: 'Scans on this device',
  allSent: 'All scans are sent',
  refusedTitle: 'Refused',
  refusedText: 'Nothing was recorded for these. Find the goods, put things right, then tick the scan off.',
  heldTitle: 'Waiting for the connection',
  heldText: 'Sent in this order when the connection is back, each one once.',
  settle: 'Settled',
  retry: 'Send again',
  openItem: 'Open the item',
  takeBack: 'Take back',
  commands: {
    scan: 'Scan',
    receive: 'Receive',
    undoReceipt: 'Undo a receipt',
    inspect: 'Inspect',
    correct: 'Correct an inspection',
    shelve: 'Shelve',
    move: 'Move to a shelf',
    found: 'Found again',
    undoShelving: 'Undo a shelving',
    pick: 'Pick',
    undoPick: 'Undo a pick',
    short: 'Short pick',
    undoShort: 'Undo a short pick',
    ship: 'Hand over',
    return: 'Receive a return',
    transfer: 'Receive a transfer',
    assignOrders: 'Assign an order',
    unassignOrders: 'Undo an assignment',
    assignRepairs: 'Assign a repair',
    revertRepairs: 'Undo an assignment',
    repairsToday: 'Move a repair to today',
    repairsFetched: 'Repair fetched',
    startCount: 'Begin to count a shelf',
    count: 'Count',
    undoCount: 'Undo a count',
    settleMisplaced: 'Settle a misplaced item',
    finishCount: 'Finish a count',
  },
};

export default { floorQueue };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    floorQueue: typeof floorQueue;
  }
}
