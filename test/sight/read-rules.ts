import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export interface AlertRule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

export const repository = join(import.meta.dirname, '../..');

export function readRules(): AlertRule[] {
  const text = readFileSync(join(repository, 'deploy/prometheus/alerts.yml'), 'utf8');
  const { groups } = parse(text) as { groups: { rules: AlertRule[] }[] };
  return groups.flatMap(({ rules }) => rules);
}
