import { Button } from '@halley/ui/Button.tsx';
import { EmptyState } from '@halley/ui/EmptyState.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { Suspense } from 'react';
import { LimitProposal } from '../../limits/index.ts';
import type { Choice } from '../methods/choices.ts';
import { MethodList } from '../methods/MethodList.tsx';
import { describeChoice } from '../methods/method-words.ts';
import { type Methods, reloadMethods } from '../methods/use-methods.ts';
import { Trouble } from '../Trouble.tsx';
import { useCashier } from '../use-cashier.ts';

interface MethodStepProps {
  methods: Methods;
  chosen: string | undefined;
  onChoose: (choice: Choice) => void;
  onNext: () => void;
}

export function MethodStep({ methods, chosen, onChoose, onNext }: MethodStepProps) {
  const cashier = useCashier();
  const { say, currency } = cashier;
  const { choices, error } = methods;
  if (!choices) {
    if (error !== undefined) return <Trouble error={error} onAgain={() => void reloadMethods()} />;
    return <MethodsSkeleton />;
  }
  if (choices.length === 0) {
    return (
      <EmptyState
        picture="no-results"
        title={say('cashbox.methods.none')}
        text={say('cashbox.methods.noneText', { currency })}
        action={
          <Button icon="refresh" onClick={() => void reloadMethods()}>
            {say('cashbox.again')}
          </Button>
        }
      />
    );
  }
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <MethodList
        label={say('cashbox.step.method')}
        choices={choices}
        chosen={chosen}
        onChoose={onChoose}
        describe={(choice) => describeChoice(cashier, choice)}
      />
      <Suspense>
        <LimitProposal />
      </Suspense>
      <Button type="submit" look="primary" size="large" block>
        {say('cashbox.continue')}
      </Button>
    </form>
  );
}

export function MethodsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-2">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
      <Skeleton className="mt-3 h-13 rounded-md" />
    </div>
  );
}
