-- One from Lithuania is refused before it gets here.
select 'player ' || id || ': an account in Lithuania was kept' as finding from identity_player where iban like 'LT%';
