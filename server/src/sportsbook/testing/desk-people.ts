let people = 1_000;

/** Somebody at the desk; in tests all of them may agree to what others ask. */
export function somebody() {
  people += 1;
  const [id, name] = [people, `Trader ${people}`];
  const permissions = ['sportsbook.read', 'sportsbook.manage', 'sportsbook.approve', 'sportsbook.risk'];
  return {
    name,
    member: { id, permissions },
    author: { actor: { kind: 'staff' as const, id, name }, address: '127.0.0.1', reason: 'a reason for the trail' },
  };
}
