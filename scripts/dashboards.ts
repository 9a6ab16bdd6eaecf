import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDashboard } from './dashboards/make-dashboard.ts';
import { dashboards } from './dashboards/tables.ts';

// npm run dashboards    writes deploy/grafana/*.json from scripts/dashboards/tables.ts
for (const dashboard of dashboards) {
  writeFileSync(join(import.meta.dirname, `../deploy/grafana/${dashboard.name}.json`), makeDashboard(dashboard));
  console.log(`deploy/grafana/${dashboard.name}.json is written.`);
}
