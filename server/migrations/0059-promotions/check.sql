select 'a budget is beyond its end' as wrong from promotions_budget where spent + reserved > hard;
