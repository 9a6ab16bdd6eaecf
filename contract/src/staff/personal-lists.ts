/** Calls whose rows are about persons. Who takes them out as a file must be allowed to see personal data. */
export const personalLists: readonly string[] = ['searchPlayers', 'listClubMembers', 'listMartOrders'];
